import type { LumiThread, Maker } from '@storylantern/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { henSong, thunderBook } from '../../../packages/storyteller/test/written-elsewhere.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import { afraidIn, childIn, goodAnswer, goodStory, personIn, writeWell } from './support/good-writers.ts';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { rememberingMakers } from './support/remembering-makers.ts';
import { post } from './support/requests.ts';

/** Families whose model servers are elsewhere: what is sent has nothing of them in it, what comes back has their names. */
interface Family {
  readonly child: string;
  readonly sibling: string;
  readonly pet: string;
  readonly teacher: string;
  readonly school: string;
  readonly town: string;
  readonly phone: string;
}

const FAMILIES: readonly Family[] = [
  { child: 'Will', sibling: 'Hope', pet: 'Biscuit', teacher: 'Mrs Okonkwo', school: 'Oakfield Primary School', town: 'Leeds', phone: '07700 900123' },
  { child: 'Zoë', sibling: 'Kaelen', pet: 'Mr Whiskers', teacher: 'Miss Novák', school: "St Bride's", town: 'Kraków', phone: '+44 7700 900 456' },
  { child: 'Anna Maria', sibling: 'Jean-Luc', pet: 'Rex', teacher: 'Herr Groß', school: 'Hillside Academy', town: 'Aberystwyth', phone: '(0113) 496-0789' },
  { child: 'Łukasz', sibling: 'Siobhán', pet: 'Shadow', teacher: 'Mr Papadopoulos', school: 'Little Acorns Nursery', town: 'Tromsø', phone: '0044 7700 900321' },
  { child: 'Nguyễn', sibling: 'D’Arcy', pet: 'Pepper', teacher: 'Ms Adeyemi-Clarke', school: 'The Willows School', town: 'Milton Keynes', phone: '555-0142-867' },
]; // prettier-ignore

const ADDRESS = ['14 Elm Tree Road', 'Elm Tree', 'LS2 9JT', 'LS2', 'mum.of.two', 'example.com'];

let fake: FakeModelServer;
let server: TestServer;
/** Everybody whom a writer was told to write about. */
const writtenAbout = new Set<string>();

beforeAll(async () => {
  fake = await startFakeModelServer();
  writeWell(fake);
  fake.write('picture_book', ({ prompt }) => {
    const given = [...prompt.matchAll(/^- (.+): child;/gmu)].map(([, name = '']) => name);
    const [child = '', other = ''] = given;
    for (const name of given) writtenAbout.add(name);
    const book = JSON.stringify({ ...thunderBook(personIn(prompt, 'hedgehog'), child), cast: [] });
    return JSON.parse(book.replaceAll('Bun the rabbit', other).replaceAll('Bun', other)) as unknown;
  });
  fake.write('song', ({ prompt }) => {
    const called = /calls "([^"]+)"/u.exec(prompt)?.[1] ?? '';
    writtenAbout.add(called);
    return JSON.parse(JSON.stringify(henSong).replaceAll('Ada', called)) as unknown;
  });
  fake.write('social_story', ({ prompt }) => {
    writtenAbout.add(childIn(prompt));
    return goodStory(childIn(prompt));
  });
  fake.write('', ({ prompt }) => {
    writtenAbout.add(afraidIn(prompt));
    return goodAnswer(prompt);
  });
  const craft = (prefix: string) => ({
    [`${prefix}_BASE_URL`]: fake.baseUrl,
    [`${prefix}_MODEL`]: 'great-1',
    [`${prefix}_SEND_NAMES`]: 'no',
  });
  const settings = { ...craft('TEXT'), ...craft('IMAGE'), ...craft('SPEECH') };
  const makers = rememberingMakers();
  // A busy machine takes longer to load the dictionaries than the author has for one story.
  await vi.waitFor(() => makers.author.warm(), { timeout: 100_000 });
  server = await openTestServer(settings, { makers });
  server.startJobs();
});
afterAll(async () => {
  await server.end();
  await fake.close();
});

/** Every text in an answer or a question, however deep it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** Whether a detail stands in a text; names that are words count with their capital only. */
const stands = (text: string, detail: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])${detail.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/[’']/g, "['’]")}(?![\p{L}\p{M}\p{N}])`,
    ['Will', 'Hope', 'Biscuit', 'Shadow', 'Pepper'].includes(detail) ? 'u' : 'iu',
  ).test(text);

const piece = z.looseObject({ id: z.string(), madeBy: z.looseObject({ text: z.looseObject({ by: z.string() }) }) });
type Piece = z.infer<typeof piece>;

describe.each(FAMILIES)('the family of $child', ({ child, sibling, pet, teacher, school, town, phone }) => {
  const headers = { [HOUSEHOLD_HEADER]: String(100 + FAMILIES.findIndex((each) => each.child === child)) };
  const about = `${sibling} was never like that. Our dog is called ${pet}. ${child} goes to ${school} in ${town}. The teacher is ${teacher}. Ring me on ${phone}, or write to mum.of.two@example.com. We live at 14 Elm Tree Road, LS2 9JT.`;
  const names = child.split(' ').concat(sibling, pet.replace('Mr ', ''), teacher.split(' ')[1] ?? '');
  const halves = [...sibling.split('-'), ...(teacher.split(' ')[1] ?? '').split('-')];
  const details = [...names, ...halves, school, town, phone, ...ADDRESS];
  const seen: Piece[] = [];
  const said: { readonly content: string; readonly maker: Maker }[] = [];

  const get = async (url: string): Promise<Piece> =>
    piece.parse((await server.app.inject({ url, headers })).json<unknown>());
  const ask = async <Answer>(url: string, body: object): Promise<Answer> => {
    const response = await post(server, url, body, headers);
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json<Answer>();
  };
  /** A piece with its pictures and its voice. */
  const whole = (url: string): Promise<Piece> =>
    vi.waitUntil(
      async () => {
        const found = await get(url);
        const isDrawn = !('scenes' in found) || !JSON.stringify(found.scenes).includes('"drawing"');
        return found.audioUrl !== null && isDrawn ? found : undefined;
      },
      { timeout: 60_000, interval: 20 },
    ) as Promise<Piece>;

  beforeAll(async () => {
    await server.addHousehold(Number(headers[HOUSEHOLD_HEADER]));
    fake.received.length = 0;
    writtenAbout.clear();
    const { id } = await ask<{ id: string }>('/api/stories/generate', {
      category: 'byob',
      customData: {
        childName: child,
        childAge: '6-7',
        childGender: 'girl',
        problem: `${child} starts school at ${school} and is worried about the first day, ${sibling} was never like that`,
        additionalInfo: `${about} Grandma picks her up. Loves drawing.`,
      },
    });
    seen.push(await whole(`/api/stories/${id}`));
    await ask(`/api/stories/${id}/changes`, { change: 'another-ending', version: 1 });
    seen.push(await get(`/api/stories/${id}`));
    const book = await ask<{ id: string }>('/api/illustrated-stories/generate', {
      theme: 'a hedgehog who is afraid of thunder',
      style: 'watercolor',
      customData: {
        childName: child,
        childAge: '6',
        additionalInfo: about,
        alsoInIt: [{ childName: sibling, childAge: 3 }],
      },
    });
    seen.push(await whole(`/api/illustrated-stories/${book.id}`));
    const adventure = await ask<{ id: string }>('/api/educational-adventures', {
      topic: 'the moon',
      childName: child,
      childAge: 6,
      category: 'educational-adventures',
      specificInterests: about,
    });
    seen.push(await whole(`/api/illustrated-stories/${adventure.id}`));
    const song = { theme: 'a hen in a hat', style: 'fun' };
    const customData = { childName: child, childAge: '5', additionalInfo: about };
    seen.push(piece.parse(await ask('/api/songs', { ...song, customData })));
    const { threadId } = await ask<LumiThread>('/api/lumi/threads', {});
    for (const message of [
      `my 4 year old ${child} is scared of the dark`,
      `${child} is still scared of the dark, ${teacher} from ${school} says so too, and ${sibling} laughs. Ring me on ${phone}`,
      `should ${pet} sleep in ${child}'s room when it is dark? ${sibling} is in ${town} this week`,
    ]) {
      said.push((await ask<{ message: (typeof said)[number] }>('/api/lumi/messages', { threadId, message })).message);
    }
  });

  it('has nothing of it sent', () => {
    const sent = fake.received.flatMap(({ body }) => textsIn(body)).join('\n');
    expect(details.filter((detail) => stands(sent, detail))).toEqual([]);
    expect(sent.replace(/\D/g, '')).not.toContain(phone.replace(/\D/g, '').slice(-8));
    // What stands in the place of names takes no words from anything else.
    expect(sent).toContain('The coat comes off the peg');
    // Stories, pictures of both kinds and Lumi were asked for; a voice would have to say the names.
    const paths = new Set(fake.received.map(({ path }) => path));
    expect(paths).toEqual(new Set(['/v1/chat/completions', '/v1/images/generations']));
  });

  it('has its own names in every piece, and nobody else’s', () => {
    expect(seen.map(({ madeBy }) => madeBy.text.by).slice(0, 3)).toEqual(['remote', 'remote', 'remote']);
    for (const each of seen) {
      const texts = textsIn(each).join('\n');
      expect(stands(texts, child)).toBe(true);
      expect([...writtenAbout].filter((name) => stands(texts, name))).toEqual([]);
    }
    for (const each of said) {
      expect(each.maker.by).toBe('remote');
      expect(stands(each.content, child)).toBe(true);
      expect([...writtenAbout].filter((name) => stands(each.content, name))).toEqual([]);
    }
    expect(stands(textsIn(seen[2]).join('\n'), sibling)).toBe(true);
  });
});
