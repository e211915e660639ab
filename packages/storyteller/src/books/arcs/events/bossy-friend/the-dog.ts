import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-dog-old.ts';

/** Whoever is always told to be the dog is one at last, and a dog does what it likes. */
export const THE_DOG: EventPlot = {
  id: 'the-dog',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, P, p, Q, q } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(P, 'stand', 'proud'), seen(Q, 'sit', 'calm')],
          things: ['crown'],
        },
        `${P.introduced} had a crown. "${refrain}" ${p} told ${Q.introduced}.`,
        `"I have the crown," said ${P.introduced}. "${refrain}" "Woof," said ${Q.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'point', 'happy'), seen(Q, 'sit', 'sad')], things: ['box'] },
        `They were pirates, in a box. "I steer," said ${p}. "${refrain}"`,
        `They sat in a box, at sea. "It is mine," said ${p}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(Q, 'reach', 'shy')], things: ['crown'] },
        `"Can I have the crown?" said ${q}. "No," said ${p}. "${refrain}"`,
        `"Let me have the crown!" said ${q}. ${p} kept it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'think', 'sad')] },
        `So ${q} sat. Woof, woof. What do dogs do?`,
        `"Woof," said ${q}. Then ${q} had a think. Dogs do what they like!`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'jump', 'excited'), seen(P, 'stand', 'surprised')], things: ['crown'] },
        `Snap! The dog had the crown! And off it ran. Woof!`,
        `Sniff, sniff, snap! ${q} had the crown. Run, dog, run!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'run', 'happy', 'crown'), seen(P, 'run', 'surprised')],
          things: ['crown', 'tree'],
        },
        `Round the tree they went. "Come back, dog!" said ${p}. It did not.`,
        `"Sit!" said ${p}. The dog did not sit. It ran round the tree.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'jump', 'happy'), seen(P, 'jump', 'surprised')], things: ['puddle'] },
        `Splash, over the puddle! ${p} had to jump, too.`,
        `The dog went in a puddle. Splash! So did ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy')] },
        `They fell down. "Ha, ha!" said ${p}. "What a good game!"`,
        `They sat in the grass. ${p} laughed and laughed. "Again!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'run', 'excited'), seen(Q, 'stand', 'happy')] },
        `The next day ${p} ran up. "What do we play? You say!"`,
        `In the morning ${p} was there. "May I be it?" said ${p}. "Please?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'stand', 'proud'), seen(P, 'dance', 'happy')], things: ['crown'] },
        `${q} put on the crown. "${refrain}" "Woof!" said ${p}, and ran.`,
        `"I have the crown now," said ${q}. "${refrain}" "Woof, woof!" said ${p}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, P, p, Q, q, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(P, 'point', 'proud'), seen(Q, 'sit', 'calm')],
          things: ['crown'],
        },
        `${P.introduced} had more ideas than anybody. "We're a castle," said ${p}, and put on the crown. "I'll say how it goes. ${refrain}" That was to ${Q.introduced}, who had been the dog all week.`,
        `"Today it's a castle," said ${P.introduced}. There was only one crown. It went on ${P.names} head by itself. "${refrain}" ${p} told ${Q.introduced}. ${q} had nothing against dogs, but still.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(Q, 'sit', 'calm'), seen(S, 'sit', 'happy')],
          things: ['box'],
        },
        `On Monday it had been pirates, in a box. ${p} was the captain. On Tuesday it was a hospital. "${refrain}" There are no dogs in a hospital. ${S.introduced}, who was small, was the bone.`,
        `When they were pirates, in the box, ${p} steered. When it was a shop, ${p} had the money. "${refrain}" It was always the dog. ${S.introduced}, who was the smallest, mostly had to be the bone.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'reach', 'shy'), seen(P, 'think', 'curious')], things: ['crown'] },
        `"I don't want to be the dog," said ${q}. ${p} thought it over, quite kindly, under the crown. "Then you can be the other dog," said ${p}. It wasn't what ${q} had meant.`,
        `"Could I have the crown for once?" said ${q}. "You'd only get it wrong," said ${p}. "You don't know the story." That was so. ${p} made it up while they went along.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'sad'), seen(S, 'sit', 'calm')] },
        `${q} sat under the table, where dogs go. "Woof," said ${q}, without much in it. ${s} lay alongside, being a bone. "What do dogs like to do?" asked ${s}.`,
        `So ${q} lay down by the gate, and was the dog. "Are you a good one?" asked ${s}. ${q} had never thought about that. What does a dog do all day?`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'think', 'curious')] },
        `${q} thought of all the dogs in the street. Did they wait to be told? They did not. They ate a hat if they liked hats. They looked the other way, and went.`,
        `There was the dog at the baker's. When they called, it yawned. When they said "sit", it went for a walk. Nobody could do a thing about it. It was a dog.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'surprised'), seen(Q, 'jump', 'excited')], things: ['crown'] },
        `"Here, dog," said ${p}. The dog came, wagging. It sniffed ${P.names} shoe, and ${P.names} ear. Then it took the crown in its teeth, and was gone. "That isn't in it!" cried ${p}.`,
        `The crown was just being very wise about something. "Woof," said the dog. It jumped up, and had the crown, and went off with it. "Bad dog!" cried ${p}. "Oh, very bad dog!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'run', 'happy', 'crown'), seen(P, 'run', 'determined'), seen(S, 'run', 'excited')],
          things: ['crown', 'bush'],
        },
        `Round by the bush it ran, and through the wet sheets. It stopped to scratch. It went on. ${p} had to run after it, with both arms up. The bone ran too.`,
        `It went under the bush and over the wall. "Sit!" shouted ${p}. "Stay!" The dog was a bit deaf. ${s} came last, shouting "Woof," which isn't a thing that bones say.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'jump', 'surprised'), seen(Q, 'jump', 'happy', 'crown')],
          things: ['puddle', 'crown'],
        },
        `There was a puddle, the long way. The dog went through it, so they all did. ${p} had no idea what came next. ${p} had never not known that before.`,
        `It dug a hole, for no reason. It sat in a puddle, to think. ${p} was up to the knees in it. "Where's it going now?" said ${p}. "What happens next?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy'), seen(S, 'sit', 'happy')],
          things: ['crown'],
        },
        `They got it by the gate, and all fell over. There was a tooth mark in the crown. "That," said ${p}, with no breath, "was the best that we've ever had." "Woof," said ${q}.`,
        `At last the dog lay down, on top of the crown. ${p} lay down as well, and shook all over, and it was laughing. "I didn't make up any of that," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'shy'), seen(Q, 'stand', 'surprised')], things: ['crown'] },
        `The next day ${p} came with the crown, and didn't put it on. ${p} turned it round a few times. "I was thinking," said ${p}. "Does it have to be you that's the dog?"`,
        `In the morning ${p} was there first. The crown lay on the grass, and nobody was in it. "It's your story today," said ${p}. "Only could I be something? You know what."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'point', 'proud'), seen(P, 'run', 'excited'), seen(S, 'stand', 'happy', 'crown')],
          things: ['crown'],
        },
        `${q} looked at ${p} for a while, as you do in a crown. "${refrain}" said ${q}. It was hardly out when ${p} was off, over the wall. And the crown? The bone had it on.`,
        `"Let me see," said ${q}, slowly. "${refrain}" ${p} barked so loudly that a window opened. ${q} gave the crown to ${s}, who had been a bone for long enough. Then they ran.`,
      ),
    ],
  };
}
