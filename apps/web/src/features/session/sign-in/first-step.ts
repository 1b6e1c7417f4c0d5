/** What was right already when the second step is asked for. */
export interface FirstStep {
  email: string;
  password: string;
}
