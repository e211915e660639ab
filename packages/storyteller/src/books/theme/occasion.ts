import type { PageScene } from '@storylantern/contract';
import type { Token } from './entities.ts';
import { STOP_WORDS } from './word-lists.ts';

/** A day that a theme is set on, or what the weather does: said once near the beginning, and shown. */
export interface Occasion {
  /** A whole short sentence each: "It was Christmas Eve." */
  readonly lines: readonly string[];
  readonly weather: PageScene['weather'] | null;
  /** Places in the list of tokens that say it. */
  readonly at: readonly number[];
}

/** Days that have a name, as they are typed and as they are spelled. */
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/^christmas eve$/, 'Christmas Eve'],
  [/^(?:christmas|xmas)(?: day| morning| time)?$/, 'Christmas'],
  [/^new year(?:'?s)?(?: eve| day)?$/, 'New Year'],
  [/^hall?owe'?en(?: night)?$/, 'Halloween'],
  [/^easter(?: sunday| morning| day)?$/, 'Easter'],
  [/^diwali$/, 'Diwali'],
  [/^eid$/, 'Eid'],
  [/^han+uk+ah?$/, 'Hanukkah'],
  [/^chanukah$/, 'Hanukkah'],
  [/^ramadan$/, 'Ramadan'],
  [/^holi$/, 'Holi'],
  [/^passover$/, 'Passover'],
  [/^vaisakhi$/, 'Vaisakhi'],
  [/^(?:lunar|chinese) new year$/, 'Lunar New Year'],
  [/^thanksgiving$/, 'Thanksgiving'],
  [/^(?:bonfire|fireworks) night$/, 'Bonfire Night'],
  [/^pancake day$/, 'Pancake Day'],
  [/^valentine'?s?(?: day)?$/, "Valentine's Day"],
  [/^mother'?s'? day$/, "Mother's Day"],
  [/^father'?s'? day$/, "Father's Day"],
  [/^world book day$/, 'World Book Day'],
  [/^trick or treat(?:ing)?$/, 'Halloween'],
  [/^january$/, 'January'],
  [/^february$/, 'February'],
  [/^july$/, 'July'],
  [/^september$/, 'September'],
  [/^october$/, 'October'],
  [/^november$/, 'November'],
  [/^december$/, 'December'],
  [/^sports? day$/, 'sports day'],
  [/^market day$/, 'market day'],
  [/^washing day$/, 'washing day'],
];
const LONGEST_DAY = 3;

/** How the weather of a theme is said, and what the picture shows. */
const WEATHERS: readonly (readonly [RegExp, Occasion['weather'], readonly string[]])[] = [
  [/^(?:rain|rains|raining|rainy|drizzle|downpour)$/, 'rain', ['The rain came down.', 'It rained, and it rained.', 'It was a day of rain.']],
  [/^(?:storm|storms|stormy|gale|hurricane)$/, 'wind', ['There was a storm that day.', 'A storm was blowing.', 'It blew up a storm.']],
  [/^(?:snowstorm|blizzard|snowy|snowing)$/, 'snow', ['It was snowing.', 'The snow came down.', 'Everything was snowy.']],
  [/^(?:wind|windy|breeze|breezy)$/, 'wind', ['The wind was up that day.', 'It was a day of wind.', 'There was a wind that day.']],
  [/^(?:fog|foggy|mist|misty)$/, null, ['It was a day of fog.', 'There was fog at the window.', 'The fog had come in.']],
]; // prettier-ignore

/** Said of a day and of nobody: "a quiet day", "a rainy afternoon", "a boring Sunday". */
const KIND_OF_DAY =
  /^(?:quiet|boring|ordinary|lazy|slow|long|hot|cold|rainy|windy|snowy|sunny|foggy|wet|busy|funny|strange|odd|grey|lovely|perfect|normal|cosy|stormy|bad|upside-down|topsy-turvy)$/;
const DAY =
  /^(?:day|morning|afternoon|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|autumn|spring)$/;

const SEASON =
  /^(?:summer|winter|autumn|spring|term|school|december|january|march|april|may|june|july|september|october)$/;
/** For what there is cake. */
const PARTY = /^part(?:y|ies)$/;

const raised = (word: string): string =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|december|january|march|april|may|june|july|september|october)$/.test(
    word,
  )
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;

/** The day or the weather that a theme names; null when it names none. `isTaken` are words that mean somebody or something. */
export function occasionIn(tokens: readonly Token[], isTaken: (i: number) => boolean): Occasion | null {
  for (let length = LONGEST_DAY; length >= 1; length--) {
    for (let i = 0; i + length <= tokens.length; i++) {
      const words = tokens.slice(i, i + length).map((each) => each.word).join(' '); // prettier-ignore
      const day = DAYS.find(([typed]) => typed.test(words))?.[1];
      const at = Array.from({ length }, (_, n) => i + n);
      if (day !== undefined)
        return { lines: [`It was ${day}.`, `It was ${day} at last.`, `At last it was ${day}.`], weather: null, at };
    }
  }
  for (const [i, { word }] of tokens.entries()) {
    const [which = '', of = ''] = [tokens[i - 1]?.word, tokens[i + 1]?.word];
    const what = tokens[i + 2]?.word ?? '';
    if (
      /^(?:day|night|week|morning)$/.test(word) &&
      /^(?:last|first)$/.test(which) &&
      of === 'of' &&
      SEASON.test(what)
    ) {
      const said = `It was the ${which} ${word} of ${raised(what)}`;
      return { lines: [`${said}.`, `${said} at last.`], weather: null, at: [i - 1, i, i + 1, i + 2] };
    }
  }
  for (const [i, { word }] of tokens.entries()) {
    const kind = tokens[i - 1]?.word ?? '';
    if (DAY.test(word) && KIND_OF_DAY.test(kind)) {
      const weather = WEATHERS.find(([typed]) => typed.test(kind))?.[1] ?? null;
      const said = `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} ${raised(word)}`;
      return { lines: [`It was ${said}.`, `It was ${said}, to begin with.`], weather, at: [i - 1, i] };
    }
  }
  for (const [i, { word }] of tokens.entries()) {
    const found = WEATHERS.find(([typed]) => typed.test(word));
    if (found && !isTaken(i)) return { lines: found[2], weather: found[1], at: [i] };
  }
  const birthday = tokens.findIndex(
    ({ word }, i) =>
      word === 'birthday' &&
      !isTaken(i) &&
      (tokens[i + 1] === undefined || tokens[i + 1]?.breaks === true || STOP_WORDS.has(tokens[i + 1]?.word ?? '')),
  );
  if (birthday >= 0)
    return {
      lines: ['It was a birthday.', 'Somebody had a birthday.', 'It was for a birthday.'],
      weather: null,
      at: [birthday],
    };
  const party = tokens.findIndex(({ word }, i) => PARTY.test(word) && !isTaken(i));
  if (party >= 0)
    return {
      lines: ['There was to be a party.', 'It was all for the party.', 'The party was today.'],
      weather: null,
      at: [party],
    };
  return null;
}
