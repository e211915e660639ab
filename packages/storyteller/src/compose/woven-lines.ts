import type { AgeBand, SentenceKind } from '@storylantern/contract';
import type { FactName, Variant } from '../frame.ts';

const linesFor = (texts: readonly string[], need: FactName): Variant[] =>
  texts.map((text) => ({ text, needs: [need] }));

const TRY: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can {tried}.', 'If it is hard, {he} can {tried}.'],
  '4-5': [
    '{he} can {tried}. ~ It has helped before.',
    '{he} can {tried} first. ~ That has been good before.',
    'When it gets hard, {he} can {tried}.',
    '{he} can {tried}.',
    '{he} can {tried}. ~ It is a thing that helps.',
  ],
  '6-7': [
    '{he} can {tried}. ~ It has helped at other times.',
    'When it gets hard, {he} can {tried}. ~ It is a way that is known already.',
    '{he} can {tried} first. ~ An old trick is often a good one.',
    '{he} can {tried}. ~ It is there for as long as it is needed.',
    '{he} can {tried}.',
  ],
  '8-10': [
    '{he} can {tried}, because that has helped before. ~ What worked once often works again.',
    '{he} can start by {doing}. ~ A method that is known already needs no practice.',
    'At the hardest moment, {he} can {tried}. ~ It has been useful at other times.',
    '{he} can {tried}. ~ That needs no practice.',
    '{he} can {tried}. ~ Nobody needs to ask why.',
    '{he} can {tried}. ~ It is there whenever it is wanted.',
    '{he} can {tried}. ~ It can be done before anything else is decided.',
    '{he} can {tried} once, and again if once is not enough. ~ There is no need to invent something new.',
  ],
  '11+': [
    '{he} can {tried}, which has worked before. ~ What already works is worth keeping.',
    '{he} can begin by {doing}. ~ A method that has been tested needs no instructions.',
    'At the worst moment, {he} can {tried}. ~ That has helped before.',
    '{he} can {tried}. ~ That needs no instructions.',
    '{he} can {tried}, without explaining it to anybody. ~ It is a good way of beginning.',
    '{he} can {tried}. ~ There is no wrong moment for it.',
    '{he} can {tried}, and do it again if once is not enough. ~ It has earned that much trust.',
  ],
};
const HELP: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{doer} can {helpful}.', 'Then {doer} can {helpful}.'],
  '4-5': [
    '{doer} can {helpful}.',
    'When it gets hard, {doer} can {helpful}.',
    '{doer} can {helpful}. ~ It has helped before.',
  ],
  '6-7': [
    '{doer} can {helpful}. ~ Things that worked once often work again.',
    'When it gets hard, {doer} can {helpful}. ~ It is good when help is already known.',
    '{doer} can {helpful}. ~ It has helped at other times.',
    '{doer} can {helpful}.',
    '{doer} can {helpful}. ~ It is good to know that beforehand.',
  ],
  '8-10': [
    '{doer} can {helpful}, which has worked before. ~ It is good to know that in advance.',
    'When it gets difficult, {doer} can {helpful}. ~ Help that is known already works faster.',
    '{doer} can begin by {adult}. ~ After that, there is time to think.',
    '{doer} can {helpful}. ~ It has done some good before.',
    '{doer} can {helpful}. ~ It is good to know that in advance.',
  ],
  '11+': [
    '{doer} can {helpful}, if {he} would like that. ~ What has worked before is a good place to start.',
    '{doer} can begin by {adult}, and stop when it is enough. ~ Help is easier to take when it has an off switch.',
    '{doer} can {helpful}. ~ It has done some good before.',
    '{doer} can {helpful}, if {he} would like that. ~ That much is known already.',
    '{doer} can {helpful}, if {he} would like that. ~ What is known to work need not be invented again.',
    '{doer} can {helpful}. ~ That much is settled, which leaves less to think about.',
    'When it gets difficult, {doer} can {helpful}. ~ Nobody needs to ask for it in words.',
  ],
};
/** What two people do, each in a sentence. */
const BOTH_HELP: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{doer} can {helpful}. {doerToo} can {helpfulToo}.'],
  '4-5': ['{doer} can {helpful}. {doerToo} can {helpfulToo}.', '{doer} can {helpful}, and {doerToo} can {helpfulToo}.'],
  '6-7': [
    '{doer} can {helpful}, and {doerToo} can {helpfulToo}.',
    '{doer} can {helpful}. {doerToo} can {helpfulToo}. ~ It is good to know that beforehand.',
  ],
  '8-10': [
    '{doer} can {helpful}, and {doerToo} can {helpfulToo}. ~ It is good to know that in advance.',
    '{doer} can {helpful}. {doerToo} can {helpfulToo}. ~ Then two people have thought of it.',
  ],
  '11+': [
    '{doer} can {helpful}, and {doerToo} can {helpfulToo}. ~ That much is settled, which leaves less to think about.',
    '{doer} can {helpful}, if {he} would like that. {doerToo} can {helpfulToo}. ~ What is known to work need not be invented again.',
  ],
};
/** Who is good to talk to. */
const TELL_SOMEBODY: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can go to {confidant}.'],
  '4-5': ['{he} can tell {confidant}.', '{he} can tell {confidant} about it. ~ Then two people know.'],
  '6-7': [
    '{he} can tell {confidant} about it. ~ Then there are two people who know.',
    'When it gets hard, {he} can tell {confidant}. ~ A few words are enough to begin with.',
  ],
  '8-10': [
    '{he} can tell {confidant} how it is. ~ A part of it is enough to begin with.',
    '{he} can talk to {confidant} about it. ~ It can be the beginning, the middle or just the worst bit.',
  ],
  '11+': [
    '{he} can talk to {confidant} about it. ~ It can be told in pieces, and in any order.',
    '{he} can choose a moment and tell {confidant}. ~ Walking side by side is a good place for it, since nobody needs to look at anybody.',
  ],
};
/** Who has been through it, or knows the place. */
const KNOWS: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{knower} can come too.'],
  '4-5': ['{knower} can tell {Name} what it is like.'],
  '6-7': [
    '{knower} can tell {Name} what it is like. ~ Somebody who knows can answer a lot of questions.',
    '{knower} can say how it was. ~ It is good to hear it from somebody who knows.',
  ],
  '8-10': [
    '{knower} can tell {Name} what it is like. ~ Somebody who knows it from the inside is worth asking.',
    '{knower} can answer questions about it. ~ Some of them are easier to ask there than anywhere else.',
  ],
  '11+': [
    '{knower} can tell {Name} what it is like, if {he} would like that. ~ An answer from somebody who knows it from the inside is worth a lot.',
    '{knower} can answer the questions that are too small for anybody else. ~ Those are often the ones that matter.',
  ],
};
const BRING: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{helper} can help with {thing}.'],
  '4-5': [
    '{helper} can help with {thing}.',
    'When it gets hard, {helper} can help with {thing}. ~ It is good to have help.',
  ],
  '6-7': [
    '{helper} can help with {thing}. ~ It is good to know that beforehand.',
    'When it gets hard, {helper} can help with {thing}. ~ It is good when help is already known.',
  ],
  '8-10': [
    '{helper} can help with {thing}. ~ Then nobody has to think of something new.',
    'When it gets difficult, {helper} can help with {thing}. ~ Help that is known already works faster.',
  ],
  '11+': [
    '{helper} can help with {thing}, if {he} would like that. ~ It is a good place to start.',
    'When it gets difficult, {helper} can help with {thing}. ~ What is known to work need not be invented again.',
  ],
};
const ASK: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can ask for {thing}.', 'Then {he} can ask for {thing}.'],
  '4-5': [
    '{he} can ask for {thing}. ~ Asking is a good plan.',
    'When it gets hard, {he} can ask for {thing}.',
    '{he} can ask for {thing} first. ~ Then the rest may be easier.',
    '{he} can ask a grown-up for {thing}.',
  ],
  '6-7': [
    '{he} can ask for {thing}. ~ A short question is enough.',
    'When it gets hard, {he} can ask for {thing}. ~ Asking is a good plan.',
    '{he} can ask for {thing} first. ~ Then the rest may be easier.',
    '{he} can ask for {thing} and wait a little. ~ It is a way that is known already.',
  ],
  '8-10': [
    '{he} can ask for {thing}. ~ Asking early makes it easier.',
    '{he} can ask for {thing} at the start. ~ It is easier to ask early than late.',
    'At the hardest moment, {he} can ask for {thing}. ~ A few words are enough.',
    '{he} can ask for {thing} without explaining why. ~ A short question is enough.',
  ],
  '11+': [
    '{he} can ask for {thing}. ~ That needs no explanation.',
    '{he} can ask for {thing} early on. ~ A short request is enough, and it needs no reasons.',
    'At the worst moment, {he} can ask for {thing}. ~ A few words are enough.',
    '{he} can ask for {thing} as a matter of course. ~ What helps does not have to be justified.',
  ],
};

const USE: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can {gear}.'],
  '4-5': ['{he} can {gear}.', 'When it gets hard, {he} can {gear}.'],
  '6-7': [
    '{he} can {gear} early on. ~ There is no need to wait until it gets hard.',
    'When it gets hard, {he} can {gear}. ~ That takes only a moment.',
  ],
  '8-10': [
    '{he} can {gear} early on. ~ There is no need to wait for the worst moment.',
    'At the hardest moment, {he} can {gear}. ~ It takes a second, and nobody needs to ask why.',
  ],
  '11+': [
    '{he} can {gear} at any time, without having to explain it. ~ Knowing what helps is half of the work.',
    'Whenever it makes sense, {he} can {gear}. ~ It takes a second, and then there is one thing less to put up with.',
  ],
};
const TELL: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{helper} can tell {sibling} the plan too.'],
  '4-5': ['{helper} can tell {sibling} the plan too. ~ Then everyone knows it.'],
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
const BESIDE: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{companion} can say hello to {Name}.', '{companion} can sit near {Name}.'],
  '4-5': [
    '{companion} can say hello there. ~ That is one face {Name knows}.',
    '{companion} can be close by. ~ It is good to know somebody.',
  ],
  '6-7': [
    '{companion} can be there too. ~ A known face is good to look for.',
    '{companion} can say hello there. ~ A known voice is good to hear.',
  ],
  '8-10': [
    '{companion} can be somebody to look for there. ~ One face that is known already is a good beginning.',
    '{companion} can be close by when it gets much. ~ They do not have to be together all the time.',
  ],
  '11+': [
    '{companion} can be the first face to look for there. ~ One person who is known already changes the size of a place.',
    '{companion} can be asked small things that are not worth asking a grown-up. ~ That is half of what one needs to know anywhere.',
  ],
};
const WELCOME: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{newcomer} can wave and wait.'],
  '4-5': ['{newcomer} can wave first and wait. ~ Getting to know somebody takes time.'],
  '6-7': ['{newcomer} can ask before coming close. ~ {he decides} what feels right.'],
  '8-10': ['Somebody can tell {newcomer} what {Name} likes and what not. ~ It saves a lot of guessing.'],
  '11+': [
    'Somebody can tell {newcomer} what is welcome and what is not, so that {Name} does not have to. ~ It saves everyone some guessing.',
  ],
};
const GREET: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{he} can wave to {newcomer}.'],
  '4-5': ['{he} can choose how to say hello to {newcomer}. ~ A wave is enough.'],
  '6-7': ['{he} can show {newcomer} where one thing is, such as the cups. ~ One thing is enough for a day.'],
  '8-10': ['{he} can tell {newcomer} one thing that is good to know in this home. ~ It may be about breakfast.'],
  '11+': ['{he} can decide what to call {newcomer}. ~ A first name is enough, and it can stay that way.'],
};
const REMEMBER: Readonly<Record<AgeBand, readonly string[]>> = {
  '2-3': ['{helper} can talk about {memory}.'],
  '4-5': [
    '{helper} can talk with {Name} about {memory}. ~ That really happened.',
    '{helper} can tell a story about {memory}.',
  ],
  '6-7': [
    '{helper} can talk with {Name} about {memory}. ~ What happened stays true.',
    '{helper} can listen when {Name} tells about {memory}. ~ A story can be told more than once.',
  ],
  '8-10': [
    '{helper} can talk with {Name} about {memory}. ~ Each of them may remember another part of it.',
    '{helper} can ask {Name} about {memory}. ~ It is worth writing down, with the small details.',
  ],
  '11+': [
    '{helper} can talk with {Name} about {memory}, whenever that is welcome. ~ Two people seldom remember the same half of it.',
    '{helper} can tell {Name} what they remember of {memory}, and ask for nothing back. ~ Details get lost unless somebody says them out loud.',
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
  cooperative: [
    ...linesFor(HELP[band], 'adult'),
    ...BOTH_HELP[band].map((text) => ({ text, needs: ['adult', 'adultToo'] as const })),
    ...linesFor(BRING[band], 'thing'),
    ...linesFor(TELL[band], 'sibling'),
    ...linesFor(BESIDE[band], 'companion'),
    ...linesFor(KNOWS[band], 'knower'),
    ...linesFor(REMEMBER[band], 'memory'),
    ...linesFor(WELCOME[band], 'newcomer'),
  ],
  directive: [
    ...linesFor(TRY[band], 'doing'),
    ...linesFor(ASK[band], 'thing'),
    ...linesFor(USE[band], 'gear'),
    ...linesFor(GREET[band], 'newcomer'),
    ...linesFor(TELL_SOMEBODY[band], 'confidant'),
  ],
  control: [...linesFor(THINK[band], 'pet')],
});

const WOVEN: Readonly<Record<AgeBand, Partial<Record<SentenceKind, readonly Variant[]>>>> = {
  '2-3': linesOf('2-3'),
  '4-5': linesOf('4-5'),
  '6-7': linesOf('6-7'),
  '8-10': linesOf('8-10'),
  '11+': linesOf('11+'),
};
