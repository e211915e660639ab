import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './late-laugh-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A joke is told all day to people with something to do. It waits, and they laugh when it is quiet. */
export const LATE_LAUGH: EventPlot = standsApart(ableFriend({ id: 'late-laugh', young, middle, old }));

const YOUNG_SENTENCE = 8;
const SENTENCE = 14;

function young(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const { ask, reply, end, refrain, M, D } = partsOf(going, YOUNG_SENTENCE);
  const m = M.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'bedroom', time: 'day', camera: 'medium', actors: [seen(K, 'jump', 'excited')] },
        `${K.introduced} has a joke. ${ask} ${reply} ${end}`,
        `Good morning, ${K.introduced}! ${k} has a joke. ${ask} ${reply} ${end}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'kneel', 'worried')],
          things: ['key'],
        },
        `${Gcap} has lost a key. ${k} tells it. "${refrain}," says ${g}. No laugh.`,
        `${k} tells ${g}. But where is the key? "${refrain}," says ${g}, and looks.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(M, 'reach', 'calm')],
          things: ['sock'],
        },
        `${M.introduced} hangs up socks. ${end} "${refrain}," says ${m}. No laugh.`,
        `${k} tells ${M.introduced}. So many wet socks! "${refrain}," says ${m}. Nobody laughs.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(D, 'stand', 'calm')],
          things: ['bread'],
        },
        `${D.introduced} counts the bread. ${end} "Six. ${refrain}. Seven."`,
        `Now ${D.introduced}. "One, two... ${refrain}... three." He counts the bread.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(B, 'look-up', 'curious')] },
        `${cap(B.introduced)} gets it, too. ${b} looks. "Is it not funny?" says ${k}.`,
        `${k} tells ${B.introduced}. ${end} ${b} blinks. Is it a bad joke?`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')],
        },
        `Now it is bedtime. "Nobody laughed," says ${k}. A kiss. Good night.`,
        `Bedtime. "It is no good, my joke," says ${k}. Good night, ${k}.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'close', actors: [seen(G, 'think', 'surprised')] },
        `It is dark. It is quiet. ${Gcap} stands still. ${end} "Oh!"`,
        `Hush. All is quiet. ${Gcap} sits down. ${end} "Oh! OH!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cheer', 'happy')] },
        `"Ha!" says ${g}. "Ha, ha, ha!" ${Gcap} has to hold on.`,
        `"HA!" goes ${g}. "Ha, ha! Ho, ho!" The lamp shakes.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'cheer', 'happy'), seen(D, 'cheer', 'happy')],
        },
        `"Ha, ha!" goes ${m} in the dark. "Ho, ho!" goes ${D.name}. All down the street!`,
        `A window opens. "Ha, ha!" It is ${m}! "Ho, ho!" That is ${D.name}!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
        },
        `${k} sits up in bed. "Now they get it!" ${k} laughs best of all. "${refrain}," says ${g}.`,
        `"It is a slow joke," says ${k}. "${refrain}!" says ${g}. "Tell it again!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const { ask, asked, replyOf, end, refrain, M, D } = partsOf(going, SENTENCE);
  const [m, d] = [M.name, D.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'bedroom', time: 'day', camera: 'medium', actors: [seen(K, 'jump', 'excited')] },
        `${K.introduced} woke up with a joke. It was all there, from one end to the other. ${asked} it went. And then it went: ${end} ${k} ran to find somebody to laugh.`,
        `That morning there was a joke in ${K.introduced}'s head. It had to come out. ${ask} ${end} It tickled. A joke like that is too much for one person.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'kneel', 'worried'), seen(B, 'sit', 'calm')],
          things: ['key'],
        },
        `${Gcap} was under the table, because of a lost key. ${asked} said ${k}. ${replyOf(g)} ${end} "${refrain}," said ${g}, and looked under ${B.introduced}. There was no laugh at all. There was no key, either.`,
        `${asked} said ${k}, before breakfast. ${replyOf(g)} ${end} "${refrain}," said ${g}. But it was said into the breadbin. ${Gcap} had lost a key. ${cap(B.introduced)} was sitting on the mat.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(M, 'reach', 'calm')],
          things: ['sock'],
        },
        `Next door ${M.introduced} was hanging out socks. ${ask} ${replyOf(m)} She had three pegs in her mouth. ${end} "${refrain}," said ${m}, and hung up a sock. You can't laugh with pegs.`,
        `So ${k} told it over the fence. ${asked} said ${k}. ${replyOf(m)} ${end} "${refrain}," said ${M.introduced}. It was going to rain, and she had eleven socks to go.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(D, 'stand', 'calm')],
          things: ['bread'],
        },
        `In the shop ${D.introduced} was counting the bread. ${asked} said ${k}. "Thirty-one," said ${d}. ${end} "Thirty-two," said ${d}. "${refrain}. Thirty-three." He did not look up.`,
        `${D.introduced} was busy with the bread. "Thirty-one, thirty-two..." ${asked} said ${k}. ${end} "${refrain}," said ${d}. "Now I've lost my place. One, two..."`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'worried'), seen(B, 'look-up', 'curious')] },
        `That left ${b}. ${b} had heard it three times by now. ${k} did it slowly, with hands. ${end} ${b} looked at the left hand, and then at the right one. There was nothing in them to eat.`,
        `${b} had no key to look for, and no socks. So ${k} told it to ${b}, close up. ${end} ${b} yawned. One could see all the way in. There was no laugh in there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${k} sat down on the step. "I've told it all day," said ${k}. "They say '${refrain}'. Nobody says that when it's funny." Perhaps it had got worn out. Perhaps it was never a joke at all.`,
        `"When a thing's funny they don't say '${refrain}'," said ${k} to ${b}. "They go ha." ${k} said it once more, quite quietly, to one shoe. It wasn't even funny to the shoe.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')],
        },
        `At bedtime there was no joke. "You're very quiet," said ${g}. "It's used up," said ${k}. "I told it to everybody, and it didn't work." There was a kiss, and the light went out.`,
        `"Good night," said ${g}. "Have you got nothing to tell me?" "I did tell you," said ${k}, into the pillow. "It didn't work." The light went out, and the door stood open a crack.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'think', 'surprised')],
          things: ['key'],
        },
        `${Gcap} came down the stairs. It was the first quiet minute of the whole day. The key lay on the bottom step. ${Gcap} bent down for it, and stayed like that. ${end} "Oh," said ${g}. "OH!"`,
        `Downstairs the key was in ${G.names} own pocket. So that was found. There was nothing left to look for. ${Gcap} sat down. It was quiet. Something came up from a long way off. ${end} "Oh!" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cheer', 'happy'), seen(B, 'jump', 'surprised')] },
        `"HA!" It went off like a cork. ${Gcap} laughed on the chair, and beside the chair. ${asked} said ${g} to ${b}. There was no getting to the end. ${b} went under the table.`,
        `It began in the feet. "HA!" said ${g}. "Ha, ha! Oh dear! Oh, my tummy!" ${Gcap} had to hold on to ${b}. The cups laughed too, along the shelf.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'cheer', 'happy'), seen(D, 'cheer', 'happy')],
        },
        `Next door ${m} had put away the last peg. It was quiet there, too. "HA!" And across the road ${d} had got to the end of the bread. "HO, HO!" A window went up. Then another. It ran down the whole street.`,
        `"HA!" That came through the wall. ${m} was lying in bed with no socks to hang. "HO, HO!" That came from the shop. All down the road the lights went on. People sat up and held their sides.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'excited'), seen(G, 'stand', 'happy')],
        },
        `${k} sat up in bed. "What are they laughing at?" ${Gcap} was at the door, quite wet about the eyes. "At yours," said ${g}. "We were all so full today. It had to wait until there was room." ${k} thought it over. ${end} "HA!" said ${k}.`,
        `"It works!" cried ${k}. "It's only slow!" "We were," said ${g}, at the door, and wiped both eyes. "It was waiting for us all day." Then ${k} laughed as well, loudest of all. ${k} had been much too busy telling it.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'sit', 'calm')],
          things: ['blocks'],
        },
        `In the morning ${g} had one. "What goes up when the rain comes down?" said ${g}. "An umbrella!" ${k} was building a tower with the blocks. "${refrain}," said ${k}. It was nearly supper when the tower fell down. "HA!" said ${k}. "An umbrella!"`,
        `"I've got one for you," said ${g} the next day. "What has four legs and can't walk? A chair!" ${k} was counting blocks. "${refrain}," said ${k}. And ${g} just sat down, and waited for tonight.`,
      ),
    ],
  };
}
