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

/**
 * General lines for what already helps, used when a frame has no paragraph of its own for the fact. Routed by who acts:
 * what the child does is a suggestion, what a grown-up does is help.
 */
export const wovenLines = (band: AgeBand, kind: SentenceKind): readonly Variant[] => WOVEN[band][kind] ?? [];

const linesOf = (band: AgeBand): Partial<Record<SentenceKind, readonly Variant[]>> => ({
  cooperative: [line(HELP[band], 'adult')],
  directive: [line(TRY[band], 'doing'), line(ASK[band], 'thing')],
});

const WOVEN: Readonly<Record<AgeBand, Partial<Record<SentenceKind, readonly Variant[]>>>> = {
  '2-3': linesOf('2-3'),
  '4-5': linesOf('4-5'),
  '6-7': linesOf('6-7'),
  '8-10': linesOf('8-10'),
  '11+': linesOf('11+'),
};
