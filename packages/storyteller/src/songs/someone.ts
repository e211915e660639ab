import { BEINGS, saidOf, type Being } from '@storylantern/library';
import type { Entity, Theme } from '../books/theme.ts';
import { isWordForm } from '../words/dictionary.ts';
import { isThing, LONGEST_WORD, type AskedAbout } from './asked-about.ts';

/** Who comes along when a theme names nobody: animals everyone can hum. */
const COMPANIONS = 'hen fox mouse owl bear hedgehog goose otter goat snail duck badger rabbit mole'.split(' ');

/** Whether the theme names one that can be sung. */
export const fits = (entity: Entity | null): entity is Entity => entity !== null && entity.word.length <= LONGEST_WORD;
const named = (id: string): Being | undefined => BEINGS.find((each) => each.id === id);

/** Somebody a song is about. */
export interface Someone {
  readonly word: string;
  readonly adjectives: readonly string[];
  readonly name: string | null;
  readonly being: Being | null;
}

export const ofEntity = (entity: Entity): Someone => ({
  word: entity.word,
  adjectives: entity.adjectives,
  name: entity.name,
  being: entity.being,
});

/** Nothing but letters and stops: what holds other signs may hold words that nobody meant to be sung. */
export const isPlainWords = (raw: string): boolean => /^[\p{L}\p{M}\s',.!?-]{1,100}$/u.test(raw);

/** A made-up word that is all a theme says is who the song is about: "zorbles". */
function unheardOf(theme: Theme): string | null {
  const { raw, thing, place, first, fear, activity, unused } = theme;
  if (!isPlainWords(raw)) return null;
  const [only] = unused;
  if (thing || place || first || fear || activity || only === undefined || unused.length > 1) return null;
  const word = only.toLowerCase();
  if (!/^[a-z]{3,14}$/.test(word) || isWordForm(word)) return null;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whoever the song is about: the theme's own hero, who lives where it goes, or a companion drawn by `turn`. */
export function someoneOf(theme: Theme, turn: number, asked: AskedAbout | null): Someone {
  if (asked?.sort === 'people') return { word: asked.word, adjectives: [], name: null, being: null };
  const isAsked = asked !== null && isThing(asked, theme);
  if (fits(theme.hero) && !isAsked) return ofEntity(theme.hero);
  const apart = theme.relation === 'fear' || theme.relation === 'lost' || theme.relation === 'help';
  if (!apart && !isAsked && fits(theme.other)) return ofEntity(theme.other);
  const unheard = isAsked ? null : unheardOf(theme);
  if (unheard !== null) return { word: unheard, adjectives: [], name: null, being: null };
  const resident = theme.place?.place ? named(theme.place.place.resident) : undefined;
  const low = theme.raw.toLowerCase();
  const free = COMPANIONS.filter((each) => !low.includes(each));
  const drawn = named(free[turn % Math.max(1, free.length)] ?? 'hen');
  const being = resident ?? drawn;
  return { word: being?.id ?? 'hen', adjectives: [], name: null, being: being ?? null };
}

/** She or he, by the kind, by the theme's own pronoun, or else by `turn`. */
export function pronounOf(someone: Someone, theme: Theme, turn: number): 'he' | 'she' {
  const byKind = saidOf(someone.word, someone.name ?? '');
  if (byKind !== null) return byKind;
  if (theme.childRole === null) {
    const she = /\b(?:she|her|hers|herself)\b/i.test(theme.raw);
    const he = /\b(?:he|him|his|himself)\b/i.test(theme.raw);
    if (she !== he) return she ? 'she' : 'he';
  }
  if (someone.being?.isa === 'person') {
    if (HER.test(theme.raw) !== HIM.test(theme.raw)) return HER.test(theme.raw) ? 'she' : 'he';
  }
  return turn % 2 === 0 ? 'she' : 'he';
}

/** Who a person of the theme may be: "my dad is a firefighter". */
const HER =
  /\b(?:mum|mummy|mom|mommy|mama|grandma|granny|nana|gran|aunt|auntie|sister|daughter|girl|woman|lady|queen|princess)\b/i;
const HIM = /\b(?:dad|daddy|papa|grandpa|grandad|granddad|uncle|brother|son|boy|man|king|prince)\b/i;

/** Things that only come in pairs or heaps: "boots", "glasses". */
export const isPair = (word: string): boolean => /[^su]s$/.test(word);
