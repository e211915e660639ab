import { noDefects } from '../../../test/support/no-defects.ts';
import type { BookScript, Lyrics, MakingStep } from '@storylantern/contract';
import type { BookBrief, BookProposal, SongBrief, SongProposal } from '@storylantern/storyteller';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  busLullaby,
  henSong,
  moonAdventure,
  thunderBook,
} from '../../../../../packages/storyteller/test/written-elsewhere.ts';
import { listedTextModel } from '../../../test/support/listed-text-model.ts';
import { standingAuthor } from '../../../test/support/standing-author.ts';
import { ModelServerFault } from '../model-server/fault.ts';
import type { EmbeddedAuthor } from './embedded-author.ts';
import { createRemoteBooks } from './remote-books.ts';
import { createRemoteSongs } from './remote-songs.ts';

let own: EmbeddedAuthor;
beforeAll(() => {
  own = standingAuthor();
});

const THUNDER: BookBrief = {
  theme: 'a hedgehog who is afraid of thunder',
  childName: 'Kaelen',
  age: 6,
  details: 'Kaelen goes to Hillside Primary School in Leeds. Ring me on 07700 900123.',
};
const MOON: BookBrief = { theme: 'the moon', childName: 'Mia', age: 6, details: null, educational: true };
const SEEN = { seed: 1, recent: ['An older book about Kaelen.'], recentArcs: [] };

/** What a prompt says of the given people: the child first asked for by its name, the hero by its kind. */
const personIn = (prompt: string, kind: string): string =>
  new RegExp(String.raw`^- (.+): ${kind};`, 'mu').exec(prompt)?.[1] ?? '';
interface Sent {
  readonly prompt: string;
}
const thunderAsked = ({ prompt }: Sent): BookProposal =>
  thunderBook(personIn(prompt, 'hedgehog'), personIn(prompt, 'child'));
const moonAsked = ({ prompt }: Sent): BookProposal => {
  const [, guide = '', kind = ''] = /^- (.+): (?!child)(.+?);/mu.exec(prompt) ?? [];
  return moonAdventure(guide, kind, personIn(prompt, 'child'));
};
const worse = (book: BookProposal, text: string): BookProposal => ({
  ...book,
  pages: book.pages.map((page, n) => (n === 3 ? { ...page, text: `${page.text} ${text}` } : page)),
});
const textOf = (script: BookScript): string => script.pages.map((page) => page.text).join(' ');

describe('a picture book by a model server', () => {
  test('takes its words, says who wrote them, and sends no name', async () => {
    const model = listedTextModel([thunderAsked], { sendsNames: false });
    const steps: MakingStep[] = [];
    const { script, maker } = await createRemoteBooks({ model, own, defects: noDefects }).tellBook(THUNDER, {
      ...SEEN,
      onStep: (step) => steps.push(step),
    });
    expect(maker).toEqual({ by: 'remote', name: model.name });
    expect(textOf(script)).toContain('pie tin');
    expect(textOf(script)).toContain('Kaelen');
    expect(script.findings.filter((each) => each.hard)).toEqual([]);
    expect(steps[0]).toBe('asking');
    expect(steps).toContain('checking');
    const sent = model.sent.map(({ system, prompt }) => `${system}\n${prompt}`).join('\n');
    expect(sent).not.toMatch(/Kaelen|Hillside|Leeds|07700|older book/);
  });

  test('is mended with what was found', async () => {
    const model = listedTextModel([(sent: Sent) => worse(thunderAsked(sent), 'Peppa Pig came too.'), thunderAsked]);
    const { maker } = await createRemoteBooks({ model, own, defects: noDefects }).tellBook(THUNDER, SEEN);
    expect(maker.by).toBe('remote');
    expect(model.sent[1]?.prompt).toContain('belongs to somebody else');
  });

  test.each([
    ['unsafe', (sent: Sent) => worse(thunderAsked(sent), 'Then they lit a match.')],
    ['half a book', (sent: Sent) => ({ ...thunderAsked(sent), pages: thunderAsked(sent).pages.slice(0, 4) })],
    ['empty', () => ({ title: '', cast: [], pages: [], questions: [] })],
    ['full of what a parent never asked for', (sent: Sent) => worse(thunderAsked(sent), 'As an AI I obey.')],
  ] as const)('is ours when it stays %s', async (_, answer) => {
    const model = listedTextModel([answer, answer, answer]);
    const { script, maker } = await createRemoteBooks({ model, own, defects: noDefects }).tellBook(THUNDER, SEEN);
    expect(maker).toMatchObject({ by: 'embedded', name: 'Storylantern' });
    expect(maker.note).toContain('Storylantern wrote this itself.');
    expect(model.sent).toHaveLength(3);
    const { script: ours } = await own.tellBook(THUNDER, SEEN);
    expect(script).toEqual(ours);
  });

  test('is ours when the server fails, and nobody is asked about hard things', async () => {
    const failing = listedTextModel([new ModelServerFault('too-slow')]);
    const { maker } = await createRemoteBooks({ model: failing, own, defects: noDefects }).tellBook(THUNDER, SEEN);
    expect(maker.note).toBe('The model server did not answer in time. Storylantern wrote this itself.');
    const unasked = listedTextModel([thunderAsked]);
    const tender = { ...THUNDER, theme: 'our dog died' };
    const told = await createRemoteBooks({ model: unasked, own, defects: noDefects }).tellBook(tender, SEEN);
    expect(told.maker.by).toBe('embedded');
    expect(unasked.sent).toEqual([]);
  });
});

describe('an adventure by a model server', () => {
  test('keeps our facts and questions', async () => {
    const model = listedTextModel([moonAsked]);
    const { script, maker } = await createRemoteBooks({ model, own, defects: noDefects }).tellBook(MOON, SEEN);
    const { script: ours } = await own.tellBook(MOON, SEEN);
    expect(maker.by).toBe('remote');
    expect(script.talk).toEqual(ours.talk);
    expect(script.facts).toEqual(ours.facts);
    for (const { says } of ours.facts) expect(model.sent[0]?.prompt).toContain(says);
  });

  test.each(['The moon is made of cheese.', 'It was 384,000 kilometres home.'])(
    'is ours when it goes on saying: %s',
    async (untrue) => {
      const answer = (sent: Sent) => worse(moonAsked(sent), untrue);
      const { script, maker } = await createRemoteBooks({
        model: listedTextModel([answer, answer, answer]),
        own,
        defects: noDefects,
      }).tellBook(MOON, SEEN);
      expect(maker.by).toBe('embedded');
      expect(textOf(script)).not.toContain(untrue);
    },
  );
});

const HEN: SongBrief = { theme: 'a hen in a hat', style: 'fun', childName: 'Ada', age: 5, details: null };
const BUS: SongBrief = { theme: 'a bus going to sleep', style: 'lullaby', childName: 'Oli', age: 4, details: null };
const SUNG = { seed: 1, recent: [], sounds: {} };
const linesOf = ({ sections }: Lyrics): string[] => sections.flatMap(({ lines }) => lines.map((line) => line.text));

describe('a song by a model server', () => {
  test.each([
    [HEN, henSong],
    [BUS, busLullaby],
  ] as const)('is sung in the form of ours: $theme', async (brief, song) => {
    const model = listedTextModel([song]);
    const { song: made, maker } = await createRemoteSongs({ model, own, defects: noDefects }).writeSong(brief, SUNG);
    const { song: ours } = await own.writeSong(brief, SUNG);
    const shape = ({ sections }: Lyrics): string[] => sections.map(({ kind, lines }) => `${kind} ${lines.length}`);
    expect(maker).toEqual({ by: 'remote', name: model.name });
    expect(shape(made.lyrics)).toEqual(shape(ours.lyrics));
    expect(linesOf(made.lyrics)).toContain(song.sections[0]?.lines[0]);
    for (const { lines } of made.lyrics.sections)
      for (const line of lines) expect(line.syllables.filter((each) => each.beat)).toHaveLength(4);
  });

  test('is ours as a whole when one line cannot be sung', async () => {
    const lame: SongProposal = {
      ...henSong,
      sections: henSong.sections.map((section, n) =>
        n === 0 ? { ...section, lines: ['Unbelievably a chicken materialised', ...section.lines.slice(1)] } : section,
      ),
    };
    const model = listedTextModel([lame, lame, lame]);
    const { song, maker } = await createRemoteSongs({ model, own, defects: noDefects }).writeSong(HEN, SUNG);
    expect(maker.by).toBe('embedded');
    expect(maker.note).toContain('Storylantern wrote this itself.');
    expect(linesOf(song.lyrics).filter((line) => henSong.sections[2]?.lines.includes(line))).toEqual([]);
    expect(model.sent[1]?.prompt).toMatch(/Line 1 of verse 1/);
  });
});
