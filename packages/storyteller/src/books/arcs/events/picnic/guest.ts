import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './guest-old.ts';
import { guestParts } from './guest-parts.ts';

/** With hands or paws to hold something behind a back. */
const WITH_PAWS = String.raw`(?:bears?|fox(?:es)?|wol(?:f|ves)|lions?|tigers?|monkeys?|squirrels?|badgers?|raccoons?|monsters?|dragons?|dinosaurs?|t[- ]?rex|hedgehogs?|rabbits?|trolls?|giants?|yetis?|bigfoot|crocodiles?|alligators?|mouse|mice|hippos?|gorillas?|pandas?|aliens?|gnomes?)`;
const WANTS = String.raw`(?:wants?|wanted|eats?|eating|ate|takes?|took|joins?|joined|comes?|came|turns? up|turned up|sniffs?|asks?|begs?|invites? (?:himself|herself|itself|themselves)|hungry|after our|likes?)`;

/** Somebody wants the sandwiches at every place that they go to, and always with the same hand. */
export const GUEST: EventPlot = {
  id: 'guest',
  when: new RegExp(
    String.raw`(?<!teddy )\b${WITH_PAWS}\b[^.]*\b${WANTS}\b|\bpic-?nick?\b[^.]*\b(?:with|for) (?:a|an|the) (?:\p{L}+ )?${WITH_PAWS}\b`,
    'iu',
  ),
  only: true,
  closest: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, a, C, c, X, xs, title, refrain, outside, place } = guestParts(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: outside,
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['sandwich', 'blanket'],
        },
        `A picnic ${place}! Here are ${A.introduced} and ${C.introduced}. Four sandwiches on a blanket, and nothing sweet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(A, 'sit', 'surprised')], things: ['sandwich'] },
        `Who is that? It is ${X.aKind}! One hand is behind its back. "${refrain}" says ${xs}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'hold', 'happy', 'sandwich'), seen(A, 'run', 'worried'), seen(C, 'run', 'worried')],
        },
        `So ${xs} takes a sandwich. "Come on," says ${a}. They go to the big tree.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'stand', 'shy'), seen(A, 'sit', 'surprised')],
          things: ['tree', 'sandwich'],
        },
        `Who is behind the tree? It is ${xs}! "${refrain}" One more sandwich is gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(A, 'sit', 'sad')], things: ['rock', 'sandwich'] },
        `They go to the big rock. There is ${xs} again! "${refrain}" Now there is one sandwich.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'sandwich'), seen(X, 'stand', 'shy')] },
        `${a} holds the last one. ${a} looks and looks. One hand is still behind its back!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(X, 'hold', 'shy', 'honey')] },
        `"What have you got there?" says ${a}. A hand comes out. It is a pot of honey!`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(A, 'stand', 'surprised')], things: ['sandwich'] },
        `And here are the sandwiches! All three! "I want to eat with you."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['honey', 'blanket'],
        },
        `They all sit on the blanket. One for ${a}. One for ${c}. One for ${xs}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(X, 'hold', 'happy', 'honey')] },
        `Now for the honey. ${a} holds out one hand. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, C, c, X, x, xs, Xs, title, refrain, outside, place } = guestParts(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: outside,
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['sandwich', 'blanket'],
        },
        `It was a picnic ${place}. ${A.introduced} and ${C.introduced} spread the blanket. There were four sandwiches, and they were cheese. "Is there anything sweet for afterwards?" said ${a}. There was not. The honey stood at home, by the door, where it had been forgotten.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(A, 'sit', 'surprised')], things: ['sandwich'] },
        `They had just sat down when something breathed. It was ${X.introduced}. One hand was behind its back. ${Xs} looked at the sandwiches. "${refrain}" said ${xs}. You don't say no to somebody of that size. Off went a sandwich.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(C, 'run', 'worried')], things: ['blanket', 'tree'] },
        `"Quick," whispered ${a}. They ran with the blanket to the far side of the biggest tree. They sat down. They took a deep breath. A leaf moved, and there was a nose. "${refrain}" said ${xs}. Now they had two.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(C, 'walk', 'worried')], things: ['rock'] },
        `They tiptoed round a bush and over a log. They sat down on the high rock. Nobody could get up there without being heard. Nobody was heard. "${refrain}" said a voice, very politely, just behind them. Now they had one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad', 'sandwich'), seen(C, 'stand', 'worried'), seen(X, 'stand', 'shy')],
        },
        `"It's our last one," said ${a}, and held it tight. "You've had three. We've had none at all." ${Xs} did not say anything. ${Xs} looked down, and moved a bit of moss about with one foot. It was not what a robber looks like.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(X, 'stand', 'shy')] },
        `Then ${a} noticed something. All three sandwiches had been taken with the same hand. The other one had been behind that back all day. "What have you got there?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'shy', 'honey'), seen(A, 'stand', 'surprised')] },
        `It took a moment. Then the hand came out. In it was a pot of honey, full to the top. "It's for afterwards," said ${xs}. "I brought it for the picnic. But each time I came, you got up and went."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(A, 'stand', 'surprised'), seen(C, 'stand', 'surprised')],
          things: ['sandwich', 'leaf'],
        },
        `"And our sandwiches?" said ${c}. ${Xs} lifted a big leaf. There they lay, one, two, three. There was not a bite out of any. "You can't eat at a picnic by yourself," said ${xs}. "Then it's only lunch."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['blanket', 'honey'],
        },
        `So they spread the blanket once more, and this time nobody got up. There was a sandwich for each, and the last one they shared. ${Xs} ate with very small bites, to make it longer. ${x} had never been asked to sit down before.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(X, 'hold', 'happy', 'honey')] },
        `Then it was time for afterwards. Off came the lid, and everything smelled of summer. ${a} held out one hand, and kept the other behind. "${refrain}" said ${a}. "I thought that you'd never ask," said ${xs}.`,
      ),
    ],
  };
}
