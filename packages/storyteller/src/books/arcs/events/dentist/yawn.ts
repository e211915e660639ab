import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './yawn-old.ts';
import { REFRAINS, TITLES, dentistOf, firstTime } from './yawn-said.ts';

/** Whoever does not mean to shut, shuts; but nobody can help a yawn, and a yawn goes from one to the next. */
export const YAWN: EventPlot = {
  id: 'yawn',
  when: /\b(?:dentists?|check-?up|teeth)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, third, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const D = dentistOf(going);
  const d = D.name;
  const first = firstTime(going) ? ' It is the first time.' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'sleepy'), ...(third ? [seen(third, 'sit', 'calm')] : [])],
        },
        `${A.introduced} is at the dentist.${first} ${B.introduced} comes, too.${comesToo} ${b} yawns.`,
        `Who is at the dentist? ${A.introduced}!${first} Here is ${B.introduced}.${comesToo} ${b} yawns.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `Now ${g} yawns. Now ${a} yawns! "A yawn jumps," says ${g}.`,
        `Hop! Now ${g} has the yawn. Hop! Now ${a} has it. `,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'hold', 'happy', 'mirror'), seen(A, 'sit', 'excited')],
          things: ['mirror', 'chair'],
        },
        `Up, up goes the chair! ${d}, the dentist, has a tiny mirror.`,
        `"Hello," says ${d}, the dentist. Up goes the chair! There is a tiny mirror.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(D, 'hold', 'calm', 'mirror')],
          things: ['mirror'],
        },
        `"${refrain}" says ${d}. "I want to count." Here comes the mirror. Snap! Shut.`,
        `"I count the teeth. ${refrain}" ${a} does. The mirror comes. Snap! All shut.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'dance', 'happy'), seen(A, 'sit', 'happy'), seen(D, 'hold', 'happy', 'mirror')],
        },
        `${b} makes a funny face. ${a} laughs. "${refrain}" The mirror comes. Snap! Shut.`,
        `${b} dances on one leg. ${a} laughs. "${refrain}" Snap! Shut again.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy', 'mirror'), seen(A, 'sit', 'worried')] },
        `They sing. "La, la!" "${refrain}" Snap! "I do not mean to," says ${a}.`,
        `They sing a song. "La, la, laa!" "${refrain}" Snap! "It shuts by itself," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sleepy')] },
        `It was a long day. ${d} has to yawn. Aaaah!`,
        `"Let me sit," says ${d}. What is that? Aaaah! A yawn!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `Hop! Now ${g} yawns. Hop! Now ${b} yawns. Where will it go now?`,
        `It jumps! ${Gcap} has it. ${b} has it. Hop! And now?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(D, 'hold', 'excited', 'mirror')],
          things: ['mirror'],
        },
        `Aaaah! Now ${a} yawns. So wide! "One, two, three!" ${d} counts them all.`,
        `To ${a}! Aaaaah! It is wide open. Quick, the mirror! ${d} counts to the very last one.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
        },
        `Bedtime. "${refrain}" ${a} tells ${b}. ${b} yawns. Hop! ${a} yawns. Good night!`,
        `Bedtime. ${b} yawns. "${refrain}" says ${a}. Hop! Oh, ${a} has it, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, third, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}`;
  const D = dentistOf(going);
  const d = D.name;
  const first = firstTime(going);
  const afraid = /\b(?:scared|afraid|brave|nervous|worried|fear\w*|frightened)\b/.test(raw);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'sleepy'), ...(third ? [seen(third, 'sit', 'calm')] : [])],
          things: ['chair'],
        },
        `${A.introduced} was at the dentist${first}. There was a row of chairs, and a fish tank. ${B.introduced} had come along, and it was warm.${comesToo} ${b} looked at the fish, and yawned.`,
        `There were four chairs at the dentist, and they were all the wrong size. ${A.introduced} sat on one, waiting${first}.${comesToo} Beside the radiator sat ${B.introduced}. After a while ${b} gave a yawn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `A moment later ${g} yawned as well. Then it was ${A.names} turn, and nothing could stop it. "They're catching," said ${g}. "I caught it from ${b}." "And I caught it from you," said ${a}.`,
        `"Don't," said ${g}, and yawned too. It came to ${a} next. "I'm not even tired," said ${a}, when it was over. "That makes no difference," said ${g}. "A yawn only wants somewhere to go."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'hold', 'happy', 'mirror'), seen(A, 'sit', afraid ? 'worried' : 'excited')],
          things: ['mirror'],
        },
        `Then it was time. ${d}, the dentist, had a chair that hummed and rose. "All I do is count," said ${d}. There was a mirror as small as a penny. ${afraid ? `"My tummy's gone cold," said ${a}. "It often does," said ${d}. "It can stay. I only need the teeth."` : `"With that?" said ${a}. "It's just the right size," said ${d}.`}`,
        `"Come in," said ${d}, the dentist. ${a} sat down, and the chair rose like a lift. "I should like to count your teeth," said ${d}. "With this." It was a mirror on a stick, no bigger than a button. ${afraid ? `"I'm a bit afraid," said ${a}. "Then we'll go slowly," said ${d}.` : `"You can have it to look at first," said ${d}.`}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(D, 'hold', 'calm', 'mirror')],
          things: ['mirror'],
        },
        `"${refrain}," said ${d}. ${a} did, as wide as a letter box. The mirror came nearer. Snap! It was shut again. "That wasn't me," said ${a}. "It did that by itself."`,
        `"Now then. ${refrain}," said ${d}. It was wide open, right up to the moment when the mirror got there. Then it went snap, like a purse. "Oh," said ${a}. "I didn't mean that."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'dance', 'happy'), seen(A, 'sit', 'happy'), seen(D, 'hold', 'happy', 'mirror')],
        },
        `${b} tried to help. ${b} danced on one leg, and fell into the old comics. ${a} laughed and laughed. "${refrain}," said ${d}, quickly. Snap! "I got as far as one," said ${d}.`,
        `"Laughing would do it," said ${d}. So ${b} put the paper cup on for a hat, and looked dignified. "Ha!" said ${a}. "${refrain}!" said ${d}, and was nearly in. Snap. "I saw one," said ${d}. "It looked very nice."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy', 'mirror'), seen(A, 'sit', 'worried')] },
        `Then they sang, for there's a lot of aah in some songs. It went well until the second verse. "${refrain}," sang ${d}, to the tune. Snap! ${A.names} eyes were wide open. So was the window. It was the only other thing that was.`,
        `"Count to three," said ${g}, "and then keep still." ${a} counted to three, and kept still. Everything kept still, but for one thing. "${refrain}," said ${d}. Snap. "I tell it to stay," said ${a}, "and it won't listen to me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sleepy')] },
        `${d} did not mind. "We've got time," said ${d}, and sat down on the stool with wheels. It had been a long day, with a great many teeth in it. It was warm, and the fish went round. ${d} looked at them a little too long. "Aaaah," said ${d}. "I beg your pardon."`,
        `"Let's have a rest," said ${d}, and sat down. There was no sound but the fish tank. ${d} had been up since six. "I must just," said ${d}, "aaah," and hid it behind a glove. But it had been seen.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `"Oh, don't," said ${g}, and caught it. ${b} caught it from ${g}. Then there was nobody left for it but one. ${a} saw it coming. It came across the room, and up the chair.`,
        `It had got to ${g} already. ${Gcap} gave it to ${b}, by the door. "It's going round," said ${a}. "There's only me now!" And all at once ${a} knew what was going to happen. "Get the mirror!" said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(D, 'hold', 'excited', 'mirror')],
          things: ['mirror'],
        },
        `"Aaaaaaah!" It was the widest of them all. Nobody can shut in the middle of a yawn. ${d} rolled up on the stool, and in went the mirror. "One, two, three, four," counted ${d}. It went round the corner, to the last at the back. "That's all!" said ${d}.`,
        `"Aaaaaaaah!" It was as light in there as in a kitchen. It will not snap, in a yawn. It can't. ${d} counted upstairs, and ${d} counted downstairs. "And that one makes all of them," said ${d}. "Thank you. You may shut now." Snap.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(D, 'wave', 'happy')] },
        `"I've never counted so fast," said ${d}. The number went on a card. The chair came down with a hum. "You yawned on purpose," said ${a}. "Nobody can," said ${d}. But one of ${D.names} eyes went shut, and opened again.`,
        `${a} looked at the mirror, and the mirror looked at ${a}. It was smaller than it had been. "Who gave you your yawn?" said ${a}. "I don't know," said ${d}. "I think that it came in with ${b}."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')],
        },
        `At bedtime ${a} tried it with a spoon. "${refrain}," said ${a} to ${b}. ${b} yawned. It went to ${g}, by the door, and it went to ${a}. And from there, as far as anybody knows, it is still going round.`,
        `"${refrain}," said ${a} that night, to ${g}. The teaspoon was the mirror. "I'd like to count yours." "Aaaah," said ${g}, for it was late. ${a} got as far as nine. Then it had jumped across, and there was no counting for anyone.`,
      ),
    ],
  };
}
