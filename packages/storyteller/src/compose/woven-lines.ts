import type { AgeBand, SentenceKind } from '@storylantern/contract';
import type { FactName, Variant } from '../frame.ts';

const linesFor = (texts: readonly string[], need: FactName): Variant[] =>
  texts.map((text) => ({ text, needs: [need] }));

const TRY: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can try {doing}.', '{he} can start with {doing}.', 'First, {he} can try {doing}.'],
  '4-5': [
    '{he} can try {doing}. ~ It has helped before.',
    '{he} can try {doing} first. ~ That has been good before.',
    'When it gets hard, {he} can try {doing}.',
    '{he} can try {doing} for a bit. ~ It is a thing that helps.',
  ],
  '6-7': [
    '{he} can try {doing}. ~ It has helped at other times.',
    'When it gets hard, {he} can try {doing}. ~ It is a way that is known already.',
    '{he} can try {doing} first. ~ An old trick is often a good one.',
    '{he} can try {doing} for a minute or two. ~ Then there is time to see.',
  ],
  '8-10': [
    '{he} can try {doing}, because that has helped before. ~ What worked once often works again.',
    '{he} can start with {doing}. ~ A method that is known already needs no practice.',
    'At the hardest moment, {he} can try {doing}. ~ It has been useful at other times.',
    '{he} can try {doing} for a few minutes. ~ There is no need to invent something new.',
  ],
  '11+': [
    '{he} can try {doing}, which has worked before. ~ What already works is worth keeping.',
    '{he} can begin with {doing}. ~ A method that has been tested needs no instructions.',
    'At the worst moment, {he} can fall back on {doing}. ~ It has done its work before.',
    '{he} can give {doing} five minutes. ~ It has earned that much trust.',
  ],
};
const HELP: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{helper} can help by {adult}.', '{helper} can start with {adult}.', 'First, {helper} can try {adult}.'],
  '4-5': [
    '{helper} can help by {adult}.',
    '{helper} can help with {adult} first.',
    'When it gets hard, {helper} can help by {adult}.',
    'One thing that {helper} can do is {adult}.',
  ],
  '6-7': [
    '{helper} can help by {adult}. ~ Things that worked once often work again.',
    'When it gets hard, {helper} can help by {adult}. ~ It is good when help is already known.',
    '{helper} can start by {adult}. ~ That has been a good start before.',
    'One thing that {helper} can do is {adult}. ~ It has helped at other times.',
  ],
  '8-10': [
    '{helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.',
    'When it gets difficult, {helper} can help by {adult}. ~ Help that is known already works faster.',
    '{helper} can begin by {adult}. ~ After that, there is time to think.',
    'One useful thing that {helper} can do is {adult}. ~ It has been tested.',
  ],
  '11+': [
    '{helper} can help by {adult}, if {he} would like that. ~ What has worked before is a good place to start.',
    '{helper} can begin by {adult}, and stop when it is enough. ~ Help is easier to take when it has an off switch.',
    'One thing that {helper} can offer is {adult}. ~ It has been tested, after all.',
    'When it gets difficult, {helper} can help by {adult}. ~ Nobody needs to ask for it in words.',
  ],
};
const ASK: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can ask for {thing}.', '{he} can get {thing}.', 'First, {he} can ask for {thing}.'],
  '4-5': [
    '{he} can ask for {thing}. ~ It has helped before.',
    'When it gets hard, {he} can ask for {thing}.',
    '{he} can ask for {thing} first. ~ That has been good before.',
    '{he} can ask a grown-up for {thing}.',
  ],
  '6-7': [
    '{he} can ask for {thing}. ~ It has helped at other times.',
    'When it gets hard, {he} can ask for {thing}. ~ Asking is a good plan.',
    '{he} can ask for {thing} first. ~ Then the rest may be easier.',
    '{he} can ask for {thing} and wait a little. ~ It is a way that is known already.',
  ],
  '8-10': [
    '{he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.',
    '{he} can ask for {thing} at the start. ~ It is easier to ask early than late.',
    'At the hardest moment, {he} can ask for {thing}. ~ It has been useful at other times.',
    '{he} can ask for {thing} without explaining why. ~ A short question is enough.',
  ],
  '11+': [
    '{he} can ask for {thing}, since that has helped before. ~ What already works is worth keeping.',
    '{he} can ask for {thing} early on. ~ A short request is enough, and it needs no reasons.',
    'At the worst moment, {he} can ask for {thing}. ~ It has done its work before.',
    '{he} can ask for {thing} as a matter of course. ~ What helps does not have to be justified.',
  ],
};

const USE: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can {gear}.'],
  '4-5': ['{he} can {gear}. ~ Things that help may be used.', 'When it gets hard, {he} can {gear}.'],
  '6-7': [
    '{he} can {gear} at any time. ~ Things that help may be used.',
    'When it gets hard, {he} can {gear}. ~ Whatever helps is there to be used.',
  ],
  '8-10': [
    '{he} can {gear} at any time. ~ Using what helps is good sense.',
    'At the hardest moment, {he} can {gear}. ~ Whatever helps is there to be used.',
  ],
  '11+': [
    '{he} can {gear} at any time, without having to explain it. ~ Knowing what helps is half of the work.',
    'Whenever it makes sense, {he} can {gear}. ~ Equipment is for using.',
  ],
};
const TELL: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{helper} can tell {sibling} too.'],
  '4-5': [
    '{helper} can tell {sibling} the plan too. ~ Then everyone knows it.',
    '{helper} can ask {sibling} for a bit of quiet.',
  ],
  '6-7': [
    '{helper} can tell {sibling} the plan too. ~ A plan is easier when everyone knows it.',
    '{helper} can tell {sibling} what helps. ~ Then two people know it.',
  ],
  '8-10': [
    '{helper} can tell {sibling} the plan as well. ~ Then nobody at home is surprised by it.',
    '{helper} can tell {sibling} what helps and what does not. ~ Most people are glad to know.',
  ],
  '11+': [
    '{helper} can explain the plan to {sibling}, if {he} would like that. ~ It saves a number of questions.',
    '{helper} can mention to {sibling} what helps and what does not. ~ Most people would rather know.',
  ],
};
const THINK: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can think of {pet}.'],
  '4-5': ['{he} can think of {pet} and breathe out.', '{he} can think of {pet} for a while.'],
  '6-7': ['{he} can think of {pet} and breathe out slowly.', '{he} can think of {pet} and count five slow breaths.'],
  '8-10': [
    '{he} can think of {pet} for the length of one slow breath.',
    '{he} can think of {pet}, who has no opinion about any of this.',
  ],
  '11+': [
    '{he} can think of {pet} for as long as one slow breath takes.',
    '{he} can think of {pet}, who has no opinion about any of this.',
  ],
};

/**
 * General lines for what already helps, used when a frame has no paragraph of its own for the fact. Routed by who acts:
 * what the child does is a suggestion, what a grown-up does is help. Brothers, sisters and pets have no paragraphs of their
 * own in the frames.
 */
export const wovenLines = (band: AgeBand, kind: SentenceKind): readonly Variant[] => WOVEN[band][kind] ?? [];

const linesOf = (band: AgeBand): Partial<Record<SentenceKind, readonly Variant[]>> => ({
  cooperative: [...linesFor(HELP[band], 'adult'), ...linesFor(TELL[band], 'sibling')],
  directive: [...linesFor(TRY[band], 'doing'), ...linesFor(ASK[band], 'thing'), ...linesFor(USE[band], 'gear')],
  control: [...linesFor(THINK[band], 'pet')],
});

const WOVEN: Readonly<Record<AgeBand, Partial<Record<SentenceKind, readonly Variant[]>>>> = {
  '2-3': linesOf('2-3'),
  '4-5': linesOf('4-5'),
  '6-7': linesOf('6-7'),
  '8-10': linesOf('8-10'),
  '11+': linesOf('11+'),
};
