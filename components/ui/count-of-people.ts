/** "1 person", "12 people", "1,200 people". */
export function countOfPeople(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
}
