/** `plant.created`, the event of each plant, whichever plant API stores it. */
export const PLANT_CREATED = 'plant.created';

export interface CreatedPlant {
  /** int64: as digits, or as the strict JSON reader returns it. */
  readonly id: string | number | bigint;
  readonly name: string;
  readonly tag?: string | null | undefined;
}

/**
 * The event's data as JSON text. The id is a JSON number with every digit, as `POST /plants` accepts it:
 * JSON.stringify can't write numbers above 2⁵³.
 */
export function createdPlantJson({ id, name, tag }: CreatedPlant): string {
  const rest = tag === undefined || tag === null ? '' : `,"tag":${JSON.stringify(tag)}`;
  return `{"id":${String(id)},"name":${JSON.stringify(name)}${rest}}`;
}
