import { z } from 'zod';

/** What may stand somewhere in a pack. An editor draws its fields from this alone. */
export type Shape =
  /** A whole number. */
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'text'; readonly most: number }
  /** Names by language. */
  | { readonly kind: 'names' }
  | { readonly kind: 'list'; readonly least: number; readonly most: number; readonly of: Shape }
  | Section
  /** Sections that are told apart by a field of their own: the verb of what a helper does. */
  | { readonly kind: 'one-of'; readonly choices: readonly { readonly id: string; readonly shape: Section }[] };

export type Choice = string | number | boolean;

export interface Section {
  readonly kind: 'section';
  readonly fields: readonly ShapeField[];
}

export interface ShapeField {
  readonly id: string;
  readonly optional: boolean;
  readonly shape: Shape;
}

/** The shape that a schema describes, without the fields named. */
export function shapeOf(schema: z.ZodType, without: readonly string[] = []): Shape {
  return withoutFields(described(z.toJSONSchema(schema, { io: 'input' })), without);
}

export function withoutFields(shape: Shape, names: readonly string[]): Shape {
  return shape.kind === 'section' ? { ...shape, fields: shape.fields.filter(({ id }) => !names.includes(id)) } : shape;
}

type Described = z.core.JSONSchema.JSONSchema;

function described(schema: Described): Shape {
  if (schema.anyOf !== undefined) return { kind: 'one-of', choices: schema.anyOf.map(choiceOf) };
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices !== undefined) return { kind: 'choice', choices: choices.filter((choice) => choice !== null && typeof choice !== 'object') };
  switch (schema.type) {
    case 'integer':
    case 'number':
      return { kind: 'number', least: schema.minimum ?? -Infinity, most: schema.maximum ?? Infinity };
    case 'string':
      return { kind: 'text', most: schema.maxLength ?? Infinity };
    case 'array':
      return { kind: 'list', least: schema.minItems ?? 0, most: schema.maxItems ?? Infinity, of: described(schema.items as Described) };
    case 'object':
      return schema.properties === undefined ? { kind: 'names' } : sectionOf(schema);
    default:
      throw new Error(`no shape for ${JSON.stringify(schema)}`);
  }
}

function sectionOf({ properties = {}, required = [] }: Described): Section {
  const fields = Object.entries(properties);
  return {
    kind: 'section',
    fields: fields.map(([id, field]) => ({ id, optional: !required.includes(id), shape: described(field as Described) })),
  };
}

function choiceOf(schema: Described): { readonly id: string; readonly shape: Section } {
  const shape = sectionOf(schema);
  return { id: shape.fields[0]!.id, shape };
}

/** Whether something of that shape is typed as one: a number, a choice, a row of them. */
export function isLeaf(shape: Shape): boolean {
  return shape.kind === 'list' ? isSimple(shape.of) : isSimple(shape);
}

function isSimple({ kind }: Shape): boolean {
  return kind === 'number' || kind === 'choice' || kind === 'text';
}
