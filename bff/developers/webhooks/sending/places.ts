/**
 * Hands out the places that endpoints have for attempts on this node, one delivery after the other.
 * @param roomFor how many an endpoint has
 * @returns whether there was one left for a delivery of this endpoint, which has it now
 */
export function placesOf(roomFor: (endpointId: string) => number): (endpointId: string) => boolean {
  const room = new Map<string, number>();
  return (endpointId) => {
    const left = room.get(endpointId) ?? roomFor(endpointId);
    room.set(endpointId, left - 1);
    return left > 0;
  };
}
