import { SONG_STYLES, type Lyrics, type SongStyle } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { fiveGrams } from '../words/five-grams.ts';
import { HARD_DAYS } from './bank/hard-days.ts';
import { TENDER } from './bank/tender.ts';
import type { SongBrief } from './brief.ts';
import { writeLyrics } from './write-lyrics.ts';

const brief = (theme: string, more: Partial<SongBrief> = {}): SongBrief => ({
  theme,
  style: 'fun',
  childName: 'Ada',
  age: 5,
  details: null,
  ...more,
});
const textOf = (song: Lyrics): string =>
  song.sections.flatMap((each) => each.lines.map((line) => line.text)).join('\n');
const share = (a: Lyrics, b: Lyrics): number => {
  const one = new Set(fiveGrams(textOf(a)));
  const other = new Set(fiveGrams(textOf(b)));
  return [...one].filter((each) => other.has(each)).length / Math.min(one.size, other.size);
};

describe('a song', () => {
  test('is built as its style asks for, with a chorus that comes back word for word', () => {
    const built: Record<SongStyle, string> = {
      fun: 'verse4 chorus4 verse4 chorus4 verse4 chorus4',
      lullaby: 'verse4 chorus4 verse4 bridge2 chorus4',
      educational: 'verse4 chorus2 verse4 chorus2 verse4 chorus2',
      adventure: 'verse4 chorus2 verse4 chorus2 verse4 chorus2',
      dance: 'verse4 chorus4 verse4 chorus4 bridge4 chorus4',
    };
    for (const style of SONG_STYLES) {
      const { sections, hook } = writeLyrics(brief('a hen in a hat', { style }), { seed: 3 });
      expect(sections.map(({ kind, lines }) => kind + lines.length).join(' ')).toBe(built[style]);
      const choruses = sections.filter((each) => each.kind === 'chorus');
      for (const chorus of choruses) {
        expect(chorus).toEqual(choruses[0]);
        expect(chorus.lines[0]?.text).toBe(hook);
      }
      expect(hook).toContain('Ada');
    }
  });

  test('is the same for the same brief and seed, and shares little with the next', () => {
    for (const style of SONG_STYLES) {
      const one = writeLyrics(brief('a fox on a hill', { style }), { seed: 7 });
      expect(writeLyrics(brief('a fox on a hill', { style }), { seed: 7 })).toEqual(one);
      expect(share(one, writeLyrics(brief('a fox on a hill', { style }), { seed: 8 }))).toBeLessThanOrEqual(0.35);
    }
  });

  test('repeats no chorus while there are others, for families who ask ten times for the same', () => {
    for (const style of SONG_STYLES) {
      for (const theme of ['a hedgehog', 'dinosaurs']) {
        const recent: string[] = [];
        const choruses = new Set<string>();
        for (let i = 0; i < 10; i++) {
          const song = writeLyrics(brief(theme, { style }), { seed: (i * 7919) % 1000, recent });
          recent.unshift(textOf(song));
          choruses.add(song.sections.find((each) => each.kind === 'chorus')?.lines[0]?.text ?? '');
        }
        expect(choruses.size, `${style} ${theme}`).toBeGreaterThanOrEqual(8);
      }
    }
  });

  test('leaves alone what the family was sung before', () => {
    const first = writeLyrics(brief('a hedgehog'), { seed: 1 });
    const next = writeLyrics(brief('a hedgehog'), { seed: 1, recent: [textOf(first)] });
    expect(share(first, next)).toBeLessThanOrEqual(0.35);
  });

  test('calls "darling" in a lullaby and "everyone" elsewhere when no name is given', () => {
    expect(writeLyrics(brief('the sea', { style: 'lullaby', childName: null }), { seed: 1 }).hook).toContain('darling');
    expect(writeLyrics(brief('the sea', { childName: '<b>' }), { seed: 1 }).hook).toContain('everyone');
  });

  test('sings what the theme asks for: fear, a lost thing, a journey, something made', () => {
    const text = (theme: string): string => textOf(writeLyrics(brief(theme), { seed: 2 }));
    expect(text('a knight who is scared of spiders')).toMatch(/spiders/);
    expect(text('the dragon who lost his teapot')).toMatch(/teapot/);
    expect(text('a guinea pig goes to the moon')).toMatch(/the moon/);
    expect(text('a bear who bakes bread')).toMatch(/bread/);
    expect(text('a grumpy narwhal')).toMatch(/grumpy/);
  });

  test('turns no wish round, and wishes for things as one says it', () => {
    for (const style of SONG_STYLES.filter((each) => each !== 'educational')) {
      for (const seed of [1, 2, 3]) {
        const text = (theme: string): string => textOf(writeLyrics(brief(theme, { style }), { seed }));
        expect(text('a caterpillar who does not want to change')).not.toMatch(/(?<!not )want(?:ed|ing)? to change/i);
        expect(text('the axolotl who wanted a hat')).not.toMatch(/to a hat/i);
      }
    }
  });

  test('sings facts to any tune where a parent asks for them', () => {
    for (const style of SONG_STYLES) {
      expect(textOf(writeLyrics(brief('days of the week', { style }), { seed: 1 })), style).toMatch(/Monday/);
      expect(textOf(writeLyrics(brief('how volcanoes work', { style }), { seed: 1 })), style).toMatch(/magma|plates/);
    }
  });

  test('sings of what the parent told', () => {
    const told = brief('a fox', { details: 'Our dog Biskit sleeps on the bed.' });
    expect(textOf(writeLyrics(told, { seed: 1 }))).toContain('Biskit');
  });

  test('teaches facts in order where there are some, and only asks where there are none', () => {
    const rain = textOf(writeLyrics(brief('the water cycle', { style: 'educational' }), { seed: 0 }));
    const other = textOf(writeLyrics(brief('the water cycle', { style: 'educational' }), { seed: 1 }));
    const whole = [rain, other].find((each) => each.includes('The sun on the sea')) ?? '';
    const order = ['lifts up the water', 'climbs in the air', 'they fall', 'It goes to the sea'].map((each) =>
      whole.indexOf(each),
    );
    expect(order.every((at) => at > 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(textOf(writeLyrics(brief('zorbles', { style: 'educational' }), { seed: 1 }))).toMatch(/zorble/);
  });

  test('is gentle and true where a family hurts, in every style', () => {
    const threads = [...HARD_DAYS.flatMap((each) => each.threads), ...TENDER];
    const gentle = threads.flatMap(({ chorus: [, second, third] }) => [second, third]);
    for (const style of SONG_STYLES) {
      for (const theme of [
        'my dog died',
        'grandpa died',
        'mummy has cancer',
        'we are getting divorced',
        'foster care',
      ]) {
        for (const seed of [1, 2]) {
          const { sections } = writeLyrics(brief(theme, { style, details: 'Grandpa and Rex were funny.' }), { seed });
          expect(gentle, theme).toContain(sections[1]?.lines[1]?.text);
        }
      }
    }
    const grandpa = textOf(writeLyrics(brief('grandpa died', { details: 'Grandpa had a garden.' }), { seed: 1 }));
    expect(grandpa).toContain('Grandpa has died');
    expect(grandpa).not.toMatch(/Grandpa is near/);
  });

  test('sings of what a child is facing in its own words, whatever the style', () => {
    const asked: readonly (readonly [string, RegExp])[] = [
      ['brushing teeth', /brush/i],
      ['potty', /trousers/i],
      ['my brother bites', /nobody's bitten|Being cross isn't naughty/],
      ['sharing toys', /yours, and then mine|share/],
      ['Diwali', /Diwali/],
      ['my son has a stutter', /stutter/],
      ['thunder', /thunder/],
    ];
    for (const style of SONG_STYLES.filter((each) => each !== 'educational')) {
      for (const [theme, words] of asked) {
        const song = writeLyrics(brief(theme, { style }), { seed: 1 });
        expect(textOf(song), `${theme} ${style}`).toMatch(words);
        expect(song.notManaged, `${theme} ${style}`).toEqual([]);
      }
    }
  });

  test('says that somebody has died only when somebody has', () => {
    const hasDied = /has died|The body has stopped|the bowl is still there/;
    for (const theme of [
      'the dog has to be put down',
      'what happens when you die',
      'scared that mummy will die',
      'my hamster might die',
      'grandpa is dying of cancer',
      'she is asking about death',
    ]) {
      for (const seed of [1, 2, 3]) expect(textOf(writeLyrics(brief(theme), { seed })), theme).not.toMatch(hasDied);
    }
    for (const theme of ['our cat died', 'her fish died and she asks about heaven', 'nana passed away']) {
      for (const seed of [1, 2, 3]) expect(textOf(writeLyrics(brief(theme), { seed })), theme).toMatch(hasDied);
    }
  });

  test('knows who is the one in hospital', () => {
    const childs = /Squeeze, |Rest, /;
    for (const seed of [1, 2, 3]) {
      const hook = (theme: string): string => writeLyrics(brief(theme), { seed }).hook;
      for (const theme of ['dad is in hospital', 'grandma is having an operation', 'visiting my uncle in hospital']) {
        expect(hook(theme), theme).not.toMatch(childs);
      }
      for (const theme of ['going to hospital', 'my son needs an operation', 'a night in hospital with mummy']) {
        expect(hook(theme), theme).toMatch(childs);
      }
    }
    expect(textOf(writeLyrics(brief('dad is in hospital'), { seed: 1 }))).toContain('Dad must stay');
  });

  test('sings of moving to another land, and not of moving to music or to a bed', () => {
    const movesHouse = /Pack, |Come in, /;
    const hook = (theme: string): string => writeLyrics(brief(theme, { style: 'adventure' }), { seed: 1 }).hook;
    for (const theme of ['moving to Germany', 'we are moving', 'moving abroad'])
      expect(hook(theme)).toMatch(movesHouse);
    for (const theme of ['moving to music', 'moving to a big bed']) expect(hook(theme)).not.toMatch(movesHouse);
  });

  test('counts nothing that cannot be counted, and takes no word apart', () => {
    const asked: readonly (readonly [theme: string, sung: string])[] = [
      ['electricity', 'electricity'],
      ['quantum physics', 'quantum physics'],
      ['puberty', 'puberty'],
      ['friendship', 'friendship'],
      ['ancient Egypt', 'ancient Egypt'],
      ['traffic lights', 'a traffic light'],
      ['multiplication tables', 'a multiplication table'],
      ['the Vikings', 'a Viking'],
      ['a unicorn party', 'unicorn party'],
      ['zorbles', 'a zorble'],
    ];
    for (const [theme, sung] of asked) {
      for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
        const song = writeLyrics(brief(theme, { style: 'educational' }), { seed });
        expect(textOf(song), theme).toMatch(new RegExp(String.raw`\b${sung}\b`, 'i'));
        expect(song.notManaged, theme).toEqual([]);
      }
    }
    for (const style of SONG_STYLES) {
      for (const theme of ['electricity', 'quantum physics', 'gravity', 'music']) {
        const text = textOf(writeLyrics(brief(theme, { style }), { seed: 5 }));
        expect(text, `${theme} ${style}`).not.toMatch(
          /\b(?:an?|the) (?:electricity|quantum physics|gravity|physic|music)\b/i,
        );
      }
    }
  });

  test('takes no thumb along, and puts no fathers on a chair', () => {
    for (const style of SONG_STYLES) {
      for (const seed of [1, 2, 3]) {
        const text = (theme: string): string => textOf(writeLyrics(brief(theme, { style }), { seed }));
        expect(text('a robot that is afraid of water')).not.toMatch(/\bwaters\b|\ba water\b/);
        expect(text('my two dads')).not.toMatch(/two dad\b/);
        if (style !== 'educational') expect(text('stop sucking her thumb')).not.toMatch(/thumb/);
        expect(text('losing at chess')).not.toMatch(/the chess/);
        expect(text('ramadan')).not.toMatch(/a ramadan/i);
      }
    }
  });

  test('is for whoever it is asked for', () => {
    const text = (theme: string): string => textOf(writeLyrics(brief(theme, { style: 'lullaby' }), { seed: 1 }));
    expect(text('a song for mummy')).toContain('Mummy');
    expect(text('sharing the red digger')).toMatch(/yours, and then mine|no need to share/);
    expect(text('Granny and Grandpa come to visit')).toContain('Granny and Grandpa');
    expect(text('why do we sneeze')).toContain('sneezing');
  });

  test('asks the speech engine how a name is said', () => {
    const pronounce = (word: string): readonly string[] | null =>
      word === 'xiomara' ? 'SH OW0 M AA1 R AH0'.split(' ') : null;
    const { sections } = writeLyrics(brief('a fox', { childName: 'Xiomara' }), { seed: 1, pronounce });
    const hook = sections[1]?.lines[0];
    const at = hook?.text.indexOf('Xiomara') ?? -1;
    const own = hook?.syllables.filter((each) => each.from >= at && each.to <= at + 'Xiomara'.length) ?? [];
    expect(own.map((each) => each.phones.join(' '))).toEqual(['SH OW0', 'M AA1', 'R AH0']);
    expect(own[1]).toMatchObject({ stressed: true, beat: true });
  });
});
