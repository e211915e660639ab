import type { AgeBand, SentenceKind } from '@storylantern/contract';
import { script, type Variant } from '../../../frame.ts';

/** What a parent noted that helps, and what a child likes, in a story of any kind: only where they were said. */
const NOTED: Readonly<Record<AgeBand, string>> = {
  '2-3': `
    H<adult> {helper} can start {adult}.
    T<comforter> {he} can hold {comforter}.
    T<doing> {he} can try {doing}.
  `,
  '4-5': `
    H<adult> {helper} can help by {adult}. ~ That has helped before.
    T<comforter> {he} can hold {comforter} for a while.
    T<doing> {he} can try {doing}. ~ It has helped before.
    T<thing> {he} can ask for {thing}. ~ It has helped before.
  `,
  '6-7': `
    H<adult> {helper} can help by {adult}. ~ It has helped at other times.
    T<comforter> {he} can keep {comforter} near.
    T<doing> {he} can try {doing}. ~ It has helped at other times.
    T<thing> {he} can ask for {thing}. ~ It has helped at other times.
  `,
  '8-10': `
    H<adult> {helper} can help by {adult}, which has worked before.
    T<comforter> {he} can keep {comforter} within reach.
    T<doing> {he} can try {doing}, because it has helped before.
    T<thing> {he} can ask for {thing}, because it has helped before.
  `,
  '11+': `
    H<adult> {helper} can help by {adult}, if {he} would like that.
    T<doing> {he} can try {doing}, which has worked before.
    T<thing> {he} can ask for {thing}, since that has helped before.
  `,
};

/** Lines of the other kinds, so that each script can be read; they are not told. */
const UNTOLD = 'D x\nP x\nQ x\nC x\nA x\n';

const read = (source: string): Readonly<Record<SentenceKind, readonly Variant[]>> => script(UNTOLD + source);

export const helpsOfAnyKind = (
  band: AgeBand,
): Pick<Record<SentenceKind, readonly Variant[]>, 'cooperative' | 'directive'> => {
  const { cooperative, directive } = read(NOTED[band]);
  return { cooperative, directive };
};
