import * as contract from '@qc/contract';
import * as z from 'zod/mini';
import { isJsonSchema, type JsonSchema, moveReferences } from './json-schema.ts';

type Way = 'input' | 'output';

/** The contract's entities under their names: described once, referred to everywhere. */
const entities = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contract)) {
  if (/^[A-Z][a-z]/.test(id) && value instanceof z.ZodMiniObject) entities.add(value, { id });
}

/** Turns the contract's schemas into those of the description, and gathers the entities that they name. */
export class SchemaBook {
  readonly #schemas = new Map<string, JsonSchema>();
  /** What is sent may leave out more than what is got: an entity that goes both ways has two descriptions. */
  readonly #got = new Set<string>();

  /** What a reply holds. Describe all of these before the first `sent`. */
  got(schema: z.ZodMiniType): JsonSchema {
    return this.#describe(schema, 'output');
  }

  /** What a call may hold. */
  sent(schema: z.ZodMiniType): JsonSchema {
    return this.#describe(schema, 'input');
  }

  /** Every entity that was named, by its name. */
  get schemas(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #describe(schema: z.ZodMiniType, io: Way): JsonSchema {
    const made: unknown = z.toJSONSchema(schema, {
      io,
      metadata: entities,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'input') describeInput(zodSchema, jsonSchema);
        dropSafeIntegers(jsonSchema);
      },
    });
    if (!isJsonSchema(made)) throw new Error('a schema was described as none');
    const { $schema: _dialect, $defs, ...root } = made;
    const named = isJsonSchema($defs) ? Object.entries($defs) : [];
    if (io === 'output') for (const [name] of named) this.#got.add(name);
    const place = (name: string) => (io === 'input' && this.#got.has(name) ? `${name}Input` : name);
    for (const [name, described] of named) {
      const moved = moveReferences(described, place);
      if (isJsonSchema(moved)) this.#schemas.set(place(name), moved);
    }
    const moved = moveReferences(root, place);
    return isJsonSchema(moved) ? moved : {};
  }
}

/**
 * What a call may hold where the contract first changes a text and then judges it: the judgement is the last word, so
 * its limits are told. Numbers and truth values come as text in addresses; JSON comes as text in forms.
 */
function describeInput({ _zod: { def } }: z.core.$ZodType, told: JsonSchema): void {
  if (def.type === 'default' && 'defaultValue' in def && typeof def.defaultValue !== 'object') {
    told['default'] = def.defaultValue;
  }
  if (!isPipe(def)) return;
  const judged = describePlainly(lastOf(def.out), 'output');
  if (judged['type'] === 'object') {
    told['contentMediaType'] = 'application/json';
  } else if (judged['type'] === 'integer') {
    delete told['anyOf'];
    Object.assign(told, dropSafeIntegers(judged));
  } else if (judged['type'] === 'string') {
    Object.assign(told, judged);
  } else if (takesTruth(told)) {
    delete told['anyOf'];
    told['type'] = 'boolean';
  }
}

interface Pipe {
  type: 'pipe';
  in: z.core.$ZodType;
  out: z.core.$ZodType;
}
function isPipe(def: { type: string }): def is Pipe {
  return def.type === 'pipe' && 'in' in def && 'out' in def;
}
function lastOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod;
  return isPipe(def) ? lastOf(def.out) : schema;
}
function describePlainly(schema: z.core.$ZodType, io: Way): JsonSchema {
  const made: unknown = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  if (!isJsonSchema(made)) return {};
  const { $schema: _dialect, $defs: _names, ...told } = made;
  return told;
}
function takesTruth({ anyOf }: JsonSchema): boolean {
  return Array.isArray(anyOf) && anyOf.some((part) => isJsonSchema(part) && part['type'] === 'boolean');
}

/** Every whole number of JavaScript has these limits: they tell nobody anything. */
function dropSafeIntegers(schema: JsonSchema): JsonSchema {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  return schema;
}
