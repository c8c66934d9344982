/**
 * The rows of a CSV file (RFC 4180), as panels write it: with commas, semicolons or tabs, whichever the first line has
 * most of, and with or without a byte order mark. Stops after so many rows.
 */
export function readCsv(text: string, mostRows: number): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source.slice(0, source.search(/[\r\n]|$/)));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length && rows.length < mostRows; at += 1) {
    const sign = source[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[at + 1] === '\n') at += 1;
      endRow();
    } else cell += sign;
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) endRow();
  return rows;
}

function separatorOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
