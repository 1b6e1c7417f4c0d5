import type { KyselyPlugin, QueryResult, RootOperationNode, UnknownRow } from 'kysely';

/** What a killed process leaves: the statements before it, in a transaction that nobody ends. */
export class PlannedCrash extends Error {}

/** Fails the statement after so many, once. The transaction is rolled back, as the database does with a dead client's. */
export class CrashPlugin implements KyselyPlugin {
  #left: number | null = null;

  /** Null: no crash. */
  plan(statements: number | null): void {
    this.#left = statements;
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (this.#left !== null && this.#left-- === 0) {
      this.#left = null;
      throw new PlannedCrash('the process was killed here');
    }
    return node;
  }

  async transformResult({ result }: { result: QueryResult<UnknownRow> }): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
