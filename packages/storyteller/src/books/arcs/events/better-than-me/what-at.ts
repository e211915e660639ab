import type { SettingName } from '@storylantern/contract';
import type { Entity } from '../../../theme.ts';

/** What the two are good at, as it stands after "at", and where it is done. */
export interface WhatAt {
  readonly at: string;
  readonly where: string;
  readonly setting: SettingName;
  /** Whether it is done with the whole body, in water, or sitting still. */
  readonly how: 'moving' | 'swimming' | 'sitting';
}

const KINDS: readonly (readonly [RegExp, WhatAt])[] = [
  [/swim\w*|diving/u, { at: 'swimming', where: 'the pool', setting: 'swimming-pool', how: 'swimming' }],
  [/foot ?ball|soccer/u, { at: 'football', where: 'the sports hall', setting: 'playground', how: 'moving' }],
  [/ballet/u, { at: 'ballet', where: 'the hall', setting: 'stage', how: 'moving' }],
  [/danc\w*/u, { at: 'dancing', where: 'the hall', setting: 'stage', how: 'moving' }],
  [/sing\w*|choir/u, { at: 'singing', where: 'the hall', setting: 'stage', how: 'sitting' }],
  [/piano|violin|music|guitar|drums?/u, { at: 'music', where: 'the hall', setting: 'stage', how: 'sitting' }],
  [/draw\w*|paint\w*|\bart\b/u, { at: 'drawing', where: 'the art room', setting: 'classroom', how: 'sitting' }],
  [/chess/u, { at: 'chess', where: 'the club', setting: 'classroom', how: 'sitting' }],
  [/spell\w*/u, { at: 'spelling', where: 'the club', setting: 'classroom', how: 'sitting' }],
  [/maths?\b/u, { at: 'maths', where: 'the club', setting: 'classroom', how: 'sitting' }],
  [/skateboard\w*/u, { at: 'skateboarding', where: 'the hall', setting: 'playground', how: 'moving' }],
  [/skat\w*/u, { at: 'skating', where: 'the rink', setting: 'snow', how: 'moving' }],
  [/tennis/u, { at: 'tennis', where: 'the sports hall', setting: 'playground', how: 'moving' }],
  [/basketball/u, { at: 'basketball', where: 'the sports hall', setting: 'playground', how: 'moving' }],
  [/karate|judo/u, { at: 'karate', where: 'the hall', setting: 'stage', how: 'moving' }],
  [/\brun\w*|athletics/u, { at: 'running', where: 'the sports hall', setting: 'playground', how: 'moving' }],
  [/jump\w*/u, { at: 'jumping', where: 'the hall', setting: 'stage', how: 'moving' }],
];

/** Turns are taken at it one by one, and some do it neatly and some boldly. */
export const whatAt = (raw: string): WhatAt =>
  KINDS.find(([word]) => word.test(raw))?.[1] ?? {
    at: 'gymnastics',
    where: 'the hall',
    setting: 'stage',
    how: 'moving',
  };

/** "The new girl", "her rival": somebody who gets a name of ours. */
export const isRival = (each: Entity | null): boolean =>
  each === null ||
  /\b(?:girls?|boys?|kids?|child|children|rivals?|pupil|friends?|classmate|gymnasts?|swimmers?|dancers?|players?)$/iu.test(
    each.word,
  );
