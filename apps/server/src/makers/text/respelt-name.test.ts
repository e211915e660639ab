import { scanLyricLine } from '@storylantern/storyteller';
import { expect, it } from 'vitest';
import { withNameSaid } from './respelt-name.ts';

function scanned(text: string) {
  const scan = scanLyricLine(text, { childName: 'Niamh' });
  if (!('line' in scan)) throw new Error(scan.reason);
  return scan.line;
}
const written = ({ text, syllables }: ReturnType<typeof scanned>) =>
  syllables.map(({ from, to }) => text.slice(from, to));

it('gives a name as many syllables as are spoken, on the beat it had', () => {
  const line = scanned('Bow, Niamh, bow, for the king in his tie');
  const said = withNameSaid(line, 'Niamh', ['N', 'IY1', 'V']);
  expect(written(said)).toEqual(['Bow', 'Niamh', 'bow', 'for', 'the', 'king', 'in', 'his', 'tie']);
  expect(said.syllables[1]).toMatchObject({ phones: ['N', 'IY1', 'V'], stressed: true });
  expect(said.syllables.filter((each) => each.beat).length).toBeLessThanOrEqual(
    line.syllables.filter((each) => each.beat).length,
  );
  const longer = withNameSaid(line, 'niamh', ['N', 'IY1', 'AH0', 'V', 'AH0']);
  expect(written(longer)).toHaveLength(11);
  expect(written(longer).slice(1, 4).join('')).toBe('Niamh');
});

it('leaves other words, and lines without the name, as they are', () => {
  const line = scanned('The bow of a boat on the sea in the rain');
  expect(withNameSaid(line, 'Bo', ['B', 'OW1'])).toEqual(line);
  expect(withNameSaid(line, 'boat', ['S'])).toEqual(line);
});
