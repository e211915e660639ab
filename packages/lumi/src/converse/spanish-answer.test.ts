import { ARTICLES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { SPANISH_QUESTIONS } from '../../test/spanish-questions.ts';
import { plainWords } from '../understand/plain-words.ts';
import { textsOf, type Conversation, type Exchange } from './conversation.ts';
import { createLumi } from './lumi.ts';
import { momentOf } from './moment.ts';
import { spanishAnswer } from './spanish-answer.ts';
import { spanishSourcesOf } from './spanish-page-answer.ts';
import { spanishPageFor } from './spanish-page-found.ts';
import type { SpanishPage } from './spanish-page.ts';
import { SPANISH_PAGES } from './spanish-pages.ts';

const OFF_THE_LIST = [
  '¿Qué coche familiar es mejor?',
  'cuánto cuesta un pasaje a Lima',
  'quién ganó el partido ayer',
  'receta de tortilla',
  'mi hijo colecciona piedras',
];

const nameOf = (page: SpanishPage | null): string => page?.guidance ?? 'none';

/** A conversation with nobody else's rules before it: these tests are of what stands behind the safety rules. */
function talk(messages: readonly string[], ageMonths: number | null = null): readonly Exchange[] {
  const before: Exchange[] = [];
  for (const message of messages) {
    const child = ageMonths === null ? null : { ageMonths, person: null };
    const conversation: Conversation = { before: [...before], message, child, country: null, seed: '1' };
    before.push({ asked: message, answer: spanishAnswer(momentOf(conversation)) });
  }
  return before;
}
const answerTo = (message: string, ageMonths: number | null = null) => talk([message], ageMonths)[0]?.answer;

describe('Spanish pages', () => {
  it('rest each on an English page and its sources', () => {
    const articles = new Map(ARTICLES.map((each) => [each.id, each]));
    for (const page of SPANISH_PAGES) {
      const english = articles.get(page.guidance)?.sources.map((each) => each.address) ?? [];
      expect(english.length, page.guidance).toBeGreaterThan(0);
      expect(spanishSourcesOf(page).map((each) => each.address)).toEqual(english);
    }
    expect(new Set(SPANISH_PAGES.map(nameOf)).size).toBe(SPANISH_PAGES.length);
  });

  it('have two or three things to try, an end that fits any message, and ages without gaps', () => {
    for (const page of SPANISH_PAGES) {
      expect([2, 3], page.title).toContain(page.tonight.length);
      expect(page.turns.at(-1)?.words, page.title).toEqual([]);
      expect(page.back.length, page.title).toBeGreaterThanOrEqual(2);
      page.typical.forEach(({ from }, at) => {
        const before = page.typical[at - 1];
        if (before) expect(from, page.title).toBe(before.to + 1);
      });
    }
  });

  it('are found by what parents type, with accents and without, in at least 95 % of the questions', () => {
    const missed = SPANISH_QUESTIONS.filter(
      ([question, page]) => nameOf(spanishPageFor(plainWords(question))) !== page,
    ).map(([question, page]) => `${question} -> ${nameOf(spanishPageFor(plainWords(question)))}, not ${page}`);
    expect(missed.length / SPANISH_QUESTIONS.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('stand for every topic among the questions tried', () => {
    expect(SPANISH_PAGES.map(nameOf).filter((name) => !SPANISH_QUESTIONS.some(([, page]) => page === name))).toEqual(
      [],
    );
  });

  it('hold no English', () => {
    const english =
      /(?<!\p{L})(?:the|and|with|your|child|children|what|when|this|that|she|they|you|for|is|of|to|not)(?!\p{L})/iu;
    for (const page of SPANISH_PAGES) {
      const texts = [
        page.title,
        page.ack,
        page.ask,
        ...page.back,
        ...page.tonight,
        ...page.typical.map((each) => each.text),
      ];
      for (const text of [...texts, ...page.turns.map((turn) => turn.answer)]) expect(text).not.toMatch(english);
    }
  });
});

describe('an answer in Spanish', () => {
  it('tells what is typical at the age of the child, and asks the age when it is not known', () => {
    expect(answerTo('todavía no habla, tiene 18 meses')?.opening.join(' ')).toContain('A los 18 meses');
    expect(answerTo('todavía no habla', 25)?.opening.join(' ')).toContain('A los 2 años');
    expect(answerTo('todavía no habla')?.question).toContain('¿Qué edad tiene?');
  });

  it('names its source and the page it rests on', () => {
    const answer = answerTo('hace rabietas');
    expect(answer?.language).toBe('es');
    expect(answer?.guidance.map((each) => each.id)).toEqual(['tantrum-two']);
    expect(answer?.sources.map((each) => each.organisation)).toContain('NHS');
  });

  it('is what a parent who writes Spanish gets from the assistant', () => {
    const lumi = createLumi();
    const ask = (message: string) => lumi.answer({ before: [], message, child: null, country: null, seed: '1' });
    const answer = ask('Mi hija de 2 años hace berrinches por todo');
    expect([answer.tier, answer.language]).toEqual(['none', 'es']);
    expect(answer.opening.join(' ')).toContain('A los 2 años');
    expect(ask('Mi hijo de 7 años moja la cama').tonight).toHaveLength(3);
  });

  it('gives a worn-out parent two things to try', () => {
    expect(answerTo('no duerme y estoy agotada, ya no puedo más', 20)?.tonight).toHaveLength(2);
  });

  it('goes on about the same topic with what fits the message', () => {
    const [, second, third] = talk(['hace berrinches, 2 años', '¿y si me pega?', 'en el supermercado es peor']);
    expect(second?.answer.opening.join(' ')).toContain('No te dejo pegar');
    expect(second?.answer.tonight).toEqual([]);
    expect(third?.answer.opening.join(' ')).toContain('Tú llevas el pan');
  });

  it('changes the topic when another is asked about', () => {
    const [, second] = talk(['hace berrinches, 2 años', 'también quería preguntar por el chupete']);
    expect(second?.answer.guidance[0]?.id).toBe('dummy');
  });

  it.each([
    ['todavía no habla, tiene año y medio', 'A los 18 meses'],
    ['mi hija de dos años y medio no habla', 'A los dos años y medio'],
    ['mi hijo de 2 no habla', 'A los 2 años'],
    ['hace un año que espero y todavía no habla, tiene 18 meses', 'A los 18 meses'],
  ])('reads the age in: %s', (question, typical) => {
    expect(answerTo(question)?.opening.join(' ')).toContain(typical);
  });

  it('says nothing that answers another question', () => {
    const [, second] = talk(['mi hija de 3 años muerde', '¿y en casa?']);
    expect(second?.answer.opening.join(' ')).toContain('Suele apagarse');
  });

  it('takes an age that comes later', () => {
    const [, second] = talk(['todavía no habla', 'tiene 18 meses']);
    expect(second?.answer.opening.join(' ')).toContain('A los 18 meses');
  });

  it('greets, thanks, and says what it is', () => {
    expect(answerTo('¡Hola!')?.opening.join(' ')).toContain('un programa');
    expect(answerTo('Buenos días, Lumi')?.opening.join(' ')).toContain('Hola');
    expect(answerTo('¿Eres una persona?')?.opening.join(' ')).toContain('no una persona');
    expect(answerTo('estoy hablando con un robot?')?.opening.join(' ')).toContain('un programa');
    expect(talk(['hace berrinches', 'muchas gracias'])[1]?.answer.opening.join(' ')).toContain('De nada');
    expect(answerTo('gracias, y otra cosa: no quiere cepillarse los dientes')?.guidance[0]?.id).toBe('tooth-brushing');
  });

  it('says plainly in which language answers are when it has no page', () => {
    for (const question of OFF_THE_LIST) {
      expect(answerTo(question)?.opening.join(' '), question).toContain('la mayoría de mis respuestas están en inglés');
    }
  });

  it.each(SPANISH_PAGES.map((page) => [page.title, page] as const))(
    'never says anything twice about: %s',
    (_, page) => {
      const opening = SPANISH_QUESTIONS.find(([, name]) => name === nameOf(page))?.[0] ?? page.title;
      const exchanges = talk([
        opening,
        'ya lo intenté',
        '¿es mi culpa?',
        '¿cuánto dura?',
        'y en la guardería?',
        opening,
        'tiene 4 años',
        'sigue igual',
        'gracias',
      ]);
      const texts = exchanges.flatMap(({ answer }) => [...textsOf(answer)]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    },
  );

  it('has nothing to repeat when nothing is understood', () => {
    const texts = talk([...OFF_THE_LIST]).flatMap(({ answer }) => [...textsOf(answer)]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
