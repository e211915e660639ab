import { ARTICLES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { plainWords } from '../understand/plain-words.ts';
import { textsOf, type Conversation, type Exchange } from './conversation.ts';
import { momentOf } from './moment.ts';
import { spanishAnswer } from './spanish-answer.ts';
import { spanishSourcesOf } from './spanish-page-answer.ts';
import { spanishPageFor } from './spanish-page-found.ts';
import type { SpanishPage } from './spanish-page.ts';
import { SPANISH_PAGES } from './spanish-pages.ts';

/** What parents type, and the page they should find. */
const QUESTIONS: readonly (readonly [question: string, page: string])[] = [
  ['mi hija de 2 años hace berrinches por todo', 'tantrum-two'],
  ['Mi niño se tira al suelo en el supermercado cada vez que le digo que no', 'tantrum-two'],
  ['que hago con las pataletas de mi hijo d 3 años', 'tantrum-two'],
  ['unas rabietas horribles todos los días, no sé qué hacer', 'tantrum-two'],
  ['se avienta al piso y grita', 'tantrum-two'],
  ['mi bebé de 10 meses se despierta cada dos horas', 'night-waking'],
  ['no duerme de corrido, 18 meses', 'night-waking'],
  ['mi hijo no duerme nada, se levanta de madrugada', 'night-waking'],
  ['tarda dos horas en dormirse, a la hora de dormir pide agua, cuento, pis', 'bedtime-stalling'],
  ['no quiere irse a la cama', 'bedtime-stalling'],
  ['nunca se quiere acostar', 'bedtime-stalling'],
  ['solo se duerme en brazos', 'falling-asleep-alone'],
  ['como le enseño a dormir sola en su cuarto', 'falling-asleep-alone'],
  ['todas las noches se pasa a nuestra cama', 'our-bed'],
  ['tiene miedo a la oscuridad', 'fear-of-the-dark'],
  ['dice que hay monstruos debajo de la cama', 'fear-of-the-dark'],
  ['mi nena quiere la luz prendida toda la noche', 'fear-of-the-dark'],
  ['tiene pesadillas casi todas las noches', 'nightmares'],
  ['se despierta llorando por un mal sueño', 'nightmares'],
  ['grita dormido con los ojos abiertos y no me reconoce', 'night-terrors'],
  ['cómo le quito el chupete', 'dummy'],
  ['ya tiene 3 años y sigue con el chupón', 'dummy'],
  ['mi hijo no come nada, solo come pasta', 'fussy-eating'],
  ['no quiere probar las verduras', 'fussy-eating'],
  ['es muy quisquilloso con la comida', 'fussy-eating'],
  ['es re mañoso para comer', 'fussy-eating'],
  ['como le saco la mamadera de la noche', 'milk-and-bottle'],
  ['mi niña de 2 años sigue con el tetero', 'milk-and-bottle'],
  ['cuándo se le quita el pañal', 'potty-start'],
  ['empezar con la bacinica a los 2 años', 'potty-start'],
  ['se hace en la ropa, no avisa, queremos que use la vasenilla', 'potty-start'],
  ['como enseño a usar la pelela', 'potty-start'],
  ['se niega a sentarse en el orinal', 'potty-refusal'],
  ['no quiere ir al baño, se aguanta el pis', 'potty-refusal'],
  ['moja la cama todas las noches y ya tiene 6', 'bedwetting'],
  ['mi hijo de 7 años se hace pipí en la cama', 'bedwetting'],
  ['se orina dormido', 'bedwetting'],
  ['lleva cuatro días sin hacer caca', 'constipation'],
  ['mi hija está estreñida', 'constipation'],
  ['le duele al hacer popó, la hace muy dura', 'constipation'],
  ['no se deja cepillar los dientes', 'tooth-brushing'],
  ['odia lavarse los dientes', 'tooth-brushing'],
  ['cuántas horas de tablet puede ver', 'screen-how-much'],
  ['mi hijo está adicto al celular', 'screen-how-much'],
  ['pasa mucho tiempo viendo la tele', 'screen-how-much'],
  ['grita cuando le apago la tele', 'screen-turning-off'],
  ['se pone furioso cuando le quito la tablet', 'screen-turning-off'],
  ['muerde a otros niños en la guardería', 'biting'],
  ['mi bebé mordió a su primo', 'biting'],
  ['pega a otros niños en el parque', 'hitting'],
  ['mi niño de 3 años es muy agresivo y empuja', 'hitting'],
  ['no me hace caso, tengo que repetir todo mil veces', 'not-listening'],
  ['mi hija no obedece', 'not-listening'],
  ['mi hijo miente mucho', 'lying'],
  ['dice mentiras sobre la tarea', 'lying'],
  ['se preocupa por todo, tiene 8 años', 'worry'],
  ['mi hija tiene mucha ansiedad', 'worry'],
  ['tiene 2 años y todavía no habla', 'first-words-late'],
  ['mi bebé de 18 meses solo dice mamá', 'first-words-late'],
  ['dice muy pocas palabras', 'first-words-late'],
  ['no se le entiende cuando habla', 'unclear-speech'],
  ['no pronuncia la r', 'unclear-speech'],
  ['mi hijo empezó a tartamudear', 'stammer'],
  ['se traba al hablar', 'stammer'],
  ['está celosa de su hermanito recién nacido', 'new-baby'],
  ['desde que nació el bebé se porta mal', 'new-baby'],
  ['mis hijos se pelean todo el día', 'siblings-fighting'],
  ['peleas entre hermanos sin parar', 'siblings-fighting'],
  ['le hacen bullying en la escuela', 'bullied'],
  ['los compañeros se burlan de él', 'bullied'],
  ['llora mucho cuando lo dejo en la guardería', 'nursery-drop-off'],
  ['llora al dejarla en el jardín', 'nursery-drop-off'],
  ['va a empezar la escuela y está nervioso', 'starting-school'],
  ['primer día de cole, cómo la preparo', 'starting-school'],
  ['no quiere ir al cole por las mañanas', 'refuses-school'],
  ['dice que odia la escuela', 'refuses-school'],
  ['murió su abuelo, cómo se lo explico', 'grandparent-died'],
  ['falleció nuestro perro', 'pet-died'],
  ['mi gato se murió y la niña no para de llorar', 'pet-died'],
  ['nos vamos a divorciar, cómo se lo decimos', 'telling-about-separation'],
  ['su papá y yo nos separamos', 'telling-about-separation'],
  // Spelt by ear.
  ['ase verrinches y no se k aser', 'tantrum-two'],
  ['no ase caso nunca', 'not-listening'],
  ['se ase pis en la kama por la noche', 'bedwetting'],
  ['le acen vulling en el colejio', 'bullied'],
];
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
    const conversation: Conversation = { before: [...before], message, child, country: null, seed: 1 };
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
    const missed = QUESTIONS.filter(([question, page]) => nameOf(spanishPageFor(plainWords(question))) !== page).map(
      ([question, page]) => `${question} -> ${nameOf(spanishPageFor(plainWords(question)))}, not ${page}`,
    );
    expect(missed.length / QUESTIONS.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('stand for every topic among the questions tried', () => {
    expect(SPANISH_PAGES.map(nameOf).filter((name) => !QUESTIONS.some(([, page]) => page === name))).toEqual([]);
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
      const opening = QUESTIONS.find(([, name]) => name === nameOf(page))?.[0] ?? page.title;
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
