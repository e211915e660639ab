import type { AgeBand, SentenceKind } from '@storylantern/contract';
import type { FactName, Variant } from '../frame.ts';

const line = (text: string, ...needs: FactName[]): Variant => ({ text, needs });

const TRY: Readonly<Record<AgeBand, string>> = {
  '2-3': '{he} can try {doing}.',
  '4-5': '{he} can try {doing}. ~ It has helped before.',
  '6-7': '{he} can try {doing}. ~ It has helped at other times.',
  '8-10': '{he} can try {doing}, because that has helped before. ~ What worked once often works again.',
  '11+': '{he} can try {doing}, which has worked before. ~ What already works is worth keeping.',
};
const HELP: Readonly<Record<AgeBand, string>> = {
  '2-3': '{helper} can try {adult}.',
  '4-5': '{helper} can help by {adult}.',
  '6-7': '{helper} can help by {adult}. ~ Things that worked once often work again.',
  '8-10': '{helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.',
  '11+': '{helper} can help by {adult}, if {he} would like that. ~ What has worked before is a good place to start.',
};
const ASK: Readonly<Record<AgeBand, string>> = {
  '2-3': '{he} can ask for {thing}.',
  '4-5': '{he} can ask for {thing}. ~ It has helped before.',
  '6-7': '{he} can ask for {thing}. ~ It has helped at other times.',
  '8-10': '{he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.',
  '11+': '{he} can ask for {thing}, since that has helped before. ~ What already works is worth keeping.',
};

const USE: Readonly<Record<AgeBand, string>> = {
  '2-3': '{he} can {gear}.',
  '4-5': '{he} can {gear}. ~ Things that help may be used.',
  '6-7': '{he} can {gear} at any time. ~ Things that help may be used.',
  '8-10': '{he} can {gear} at any time. ~ Using what helps is good sense.',
  '11+': '{he} can {gear} at any time, without having to explain it. ~ Knowing what helps is half of the work.',
};
const TELL: Readonly<Record<AgeBand, string>> = {
  '2-3': '{helper} can tell {sibling} too.',
  '4-5': '{helper} can tell {sibling} the plan too. ~ Then everyone knows it.',
  '6-7': '{helper} can tell {sibling} the plan too. ~ A plan is easier when everyone knows it.',
  '8-10': '{helper} can tell {sibling} the plan as well. ~ Then nobody at home is surprised by it.',
  '11+': '{helper} can explain the plan to {sibling}, if {he} would like that. ~ It saves a number of questions.',
};
const THINK: Readonly<Record<AgeBand, string>> = {
  '2-3': '{he} can think of {pet}.',
  '4-5': '{he} can think of {pet} and breathe out.',
  '6-7': '{he} can think of {pet} and breathe out slowly.',
  '8-10': '{he} can think of {pet} for the length of one slow breath.',
  '11+': '{he} can think of {pet} for as long as one slow breath takes.',
};

/**
 * General lines for what already helps, used when a frame has no paragraph of its own for the fact. Routed by who acts:
 * what the child does is a suggestion, what a grown-up does is help. Brothers, sisters and pets have no paragraphs of their
 * own in the frames.
 */
export const wovenLines = (band: AgeBand, kind: SentenceKind): readonly Variant[] => WOVEN[band][kind] ?? [];

const linesOf = (band: AgeBand): Partial<Record<SentenceKind, readonly Variant[]>> => ({
  cooperative: [line(HELP[band], 'adult'), line(TELL[band], 'sibling')],
  directive: [line(TRY[band], 'doing'), line(ASK[band], 'thing'), line(USE[band], 'gear')],
  control: [line(THINK[band], 'pet')],
});

const WOVEN: Readonly<Record<AgeBand, Partial<Record<SentenceKind, readonly Variant[]>>>> = {
  '2-3': linesOf('2-3'),
  '4-5': linesOf('4-5'),
  '6-7': linesOf('6-7'),
  '8-10': linesOf('8-10'),
  '11+': linesOf('11+'),
};
