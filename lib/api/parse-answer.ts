import { z } from '../storage/schema/z.ts';
import { type AnswerFacts, NotUnderstoodError } from './errors.ts';

/** What an answer says. @param facts for the error @throws NotUnderstoodError, and nothing else */
export function parseAnswer<Schema extends z.core.$ZodType>(
  text: string,
  schema: Schema,
  facts: AnswerFacts,
): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new NotUnderstoodError('The answer is not JSON.', facts, { cause: error });
  }
  try {
    return z.parse(schema, json);
  } catch (error) {
    throw new NotUnderstoodError('The answer has another shape.', facts, { cause: error });
  }
}
