/** Everything that must never stand in a drawing, found in it. An empty list is a clean drawing. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const bare = svg.replaceAll(/href="data:image\/png;base64,[A-Za-z0-9+/=]+"/g, '');
  if (/NaN|undefined|null|Infinity/.test(bare)) faults.push('a value that is no value');
  if (/<(text|script|style|foreignObject|filter|use|a)\b/.test(bare)) faults.push('a forbidden element');
  if (/href=|https?:(?!\/\/www\.w3\.org\/2000\/svg")|@import|\son\w+=/.test(bare))
    faults.push('something from outside');
  for (const [, value] of bare.matchAll(/\b(?:fill|stroke|stop-color)="([^"]*)"/g)) {
    if (value && !/^(#[0-9a-f]{6}|none|url\(#[a-z][a-z0-9]*\))$/.test(value)) faults.push(`the colour ${value}`);
  }
  for (const [number] of bare.replaceAll(/#[0-9a-z]+/g, '').matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)) {
    if (Math.abs(Number(number)) > 3000) faults.push(`the number ${number}`);
  }
  const names = [...bare.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(names);
  if (known.size !== names.length) faults.push('a name given twice');
  for (const [, id] of bare.matchAll(/url\(#([^)]+)\)/g)) if (!known.has(id)) faults.push(`url(#${id}) leads nowhere`);
  return faults;
}
