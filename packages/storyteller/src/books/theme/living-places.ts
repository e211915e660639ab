import type { ThingName } from '@storylantern/contract';
import type { Mention, Token } from './entities.ts';
import { genericBeing } from './generic-being.ts';

/** Places that may be somebody, and how they are drawn. */
const DRAWN: Readonly<Record<string, ThingName>> = {
  mountain: 'rock',
  volcano: 'rock',
  hill: 'rock',
  island: 'rock',
  iceberg: 'rock',
  bridge: 'bridge',
};
/** Said of somebody: a hotel that is lonely is not only a place. */
export const FEELS =
  /^(?:lonely|grumpy|cross|angry|sad|shy|worried|nervous|tired|lazy|sleepy|jealous|brave|happy|silly|proud|bored|kind|forgetful)$/;

/** "a mountain that wanted to move", "a shy volcano": a place that feels or wants something is somebody. */
export const withLivingPlaces = (mentions: readonly Mention[], tokens: readonly Token[]): Mention[] =>
  mentions.map((mention) => {
    const own = Object.hasOwn(DRAWN, mention.word) ? DRAWN[mention.word] : undefined;
    const thing = own ?? (mention.place === null && mention.setting !== undefined ? 'house' : undefined);
    if (mention.being !== null) return mention;
    const after = tokens[mention.to]?.word ?? '';
    const shown = mention.thing?.drawn;
    if (thing === undefined && shown) {
      const lives =
        /^(?:who|wants|wanted|feels|dreams)$/.test(after) || mention.adjectives.some((each) => FEELS.test(each));
      return lives ? { ...mention, being: genericBeing(mention.word, 'thing', { thing: shown }) } : mention;
    }
    if (thing === undefined) return mention;
    if (!/^(?:who|that|is|was|wants|wanted)$/.test(after) && !mention.adjectives.some((each) => FEELS.test(each)))
      return mention;
    const being = {
      ...genericBeing(mention.word, 'thing', { thing }),
      names: ['Old Tor', 'Great Bump', 'Long Tom', 'Mossy'],
      home: 'same place as always',
      setting: mention.place?.setting ?? 'mountain',
      says: 'Rrrum',
      size: 5 as const,
    };
    return { ...mention, being, place: null, setting: undefined, known: true };
  });
