import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: whoever does it all by heart has left nothing to chance, and that is what is missing. */
export function old(going: Going, title: string): Told {
  const { A, a, K, k, one, ones, just, refrain } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(K, 'stand', 'curious')] },
        `${cap(A.introduced)} was very good at being what it says there. But nobody is content with what they are good at. What ${a} wanted was to be ${one}. "How does one go about it?" said ${a} to ${k}. Nobody had ever asked ${k} that. "I don't think that one goes about it," said ${k}. "One wakes up, and is." "Then there must be a trick," said ${a}.`,
        `"If you could be anything?" said ${k}, who liked such questions. Most people say a bird. ${cap(A.introduced)} looked out of the window for a time. "I should like to be ${one}," said ${a}. "What, like all the others?" said ${k}. "It's mostly tidying up." "I should like it very much," said ${a}. "I'd only need to know what one does."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'notebook'), seen(K, 'sit', 'sleepy')] },
        `So ${a} found a notebook, and for three days went about a yard behind ${k}, writing. NUMBER ONE: THEY DO NOT GET UP. On the fourth morning ${a} lay in bed until nine, quite straight, and every five minutes said, "Five more minutes." It was to the second. "${just}?" said ${a}. "Very nearly," said ${k}. "It's just that you're looking at the clock."`,
        `It filled a whole notebook. THEY LEAVE THE LID OFF. THEY KNOW WHERE IT IS, AND IT IS NOT THERE. THEY SAY, IN A MINUTE. ${cap(a)} learned it by heart, and got up early to practise. The lid was off by six. By seven ${a} had said "In a minute" sixty times, one for each. "${just}?" said ${a}. "It's terribly good," said ${k}. "It's a bit too good."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(K, 'cover', 'surprised')],
          things: ['milk'],
        },
        `At breakfast ${k} reached for the bread and got the milk, all over. ${cap(a)} made a note. Then ${a} took the jug, the tea and the flour, and tipped them out in order of size. "Oops," said ${a}, after each, with a short pause. It ran off the table and into the drawer. "${just}?" "It's supposed to be an accident," said ${k}, from under the table, with a cloth.`,
        `NUMBER FORTY, it said: THEY SPILL. ${k} had done it just now, with the milk and an elbow, in the middle of a story. ${cap(a)} looked at the elbow, and at the jug, and worked it out. There was a crash. "Oops," said ${a}, and checked the page. "It says here that one goes red." "You can't do it on purpose," said ${k}. "I see," said ${a}, and wrote that down too. "How does one not do it on purpose?"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'worried')] },
        `They walked to the park. "Are we nearly there?" said ${k}, out of habit. ${cap(a)} had the pencil out at once. After that it was said at every lamp post, in the same friendly voice, all down the hill. People turned round. "${just}?" said ${a}, at the fortieth. ${k} did not like to say it. "When I say it," said ${k}, "I don't know how far it is."`,
        `"I'm bored," said ${k}, on the way to the park, and kicked a stone. It was new. ${cap(a)} stopped to write, and then found a stone of the right size, and kicked that, and told the postman. "I'm bored," said ${a}, shining with interest. "How do you do? I'm bored!" The postman said that he was sorry to hear it. "${just}?" said ${a}. "Not really, no," said ${k}, as kindly as one can.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')],
          things: ['notebook'],
        },
        `In the end ${a} sat down on the grass at home, with the notebook shut. "I do all of it," said ${a}. "I've never left one out. I do it better than you do." "I know," said ${k}. "That may be what's the matter." So ${a} opened it once more, and wrote, DO IT WORSE. And ${a} did it worse. It was worse by exactly the same amount each time. They both saw that it was no use.`,
        `"There are four hundred of them now," said ${a}, in the garden, "and they're all correct. You can check." ${k} had checked. It was like a photograph of somebody laughing: you could see all the teeth. "There must be one that I haven't got," said ${a}. "You'd tell me, wouldn't you?" "I would if I knew it," said ${k}. "I think that it's one you can't see from behind."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'reach', 'sad'), seen(A, 'run', 'worried')],
          things: ['balloon', 'notebook'],
        },
        `It was then that the wind got up. ${k} had tied a balloon to the gate on Saturday, a red one. It was going soft, but it was still the best that there had been. There was a gust. The knot had not been a good one. "Oh," said ${k}, quite quietly, and put up a hand, far too late. Something hit the grass with a slap. It was four hundred numbers, in order. ${cap(a)} was no longer holding them.`,
        `There was a balloon on a string that ${k} had been given by somebody who had gone back home, a long way off. It wasn't for playing with. It was just for having. The wind came round the house and took it off the gate, as you take a hat off a peg. ${k} did not shout. ${k} only got smaller, somehow. The notebook lay on its face in the flower bed, and ${a} was halfway to the hedge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried')], things: ['puddle', 'balloon'] },
        `First ${a} ran the wrong way. Then ${a} ran the right way, through the beans, and under a line of washing, and came out on the other side wearing some. "Come back!" roared ${a}, as though a balloon had ears. It dipped. ${cap(a)} got up on the water butt, which had no lid on, and jumped for the string. It was a splendid jump. It had nothing under it at the end but a puddle.`,
        `There was a gate, and ${a} went through the hedge. There was a path, and ${a} went over the rhubarb. "You stop!" yelled ${a}, at the sky. "You come down here this minute! You belong to ${k}!" It bobbed over the shed roof, and so, very nearly, did ${a}. There was a rolling noise, and a splash. When ${a} got the puddle out of both eyes, there was nothing up there but up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad'), seen(K, 'hug', 'sad')] },
        `${k} was on the back step, looking at where it had been. It is a long way across a garden when you've nothing in your hands. ${cap(a)} knew four hundred things to do, and there was not one among them for this. So ${a} did not do anything. ${cap(a)} sat down as close as one can, and dripped. After a time ${k} leaned. After a time ${a} leaned back.`,
        `There are things that one is supposed to say. "I'll get you another," or, "It's only a balloon." ${cap(a)} had them somewhere, under C for COMFORT. But when ${a} saw ${k} on the step they all seemed to be about somebody else. "It had my name on it," said ${k}. "I know," said ${a}, and could not go on, for something had got into the works. They sat there and held each other's sleeves.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised')], things: ['sock'] },
        `"You've got a sock on your head," said ${k}, when it was nearly dark. "You ran the wrong way. You shouted at a balloon." "I didn't stop to think," said ${a}. "And where's your notebook?" ${cap(a)} felt in all the places. "I left it," said ${a}. "I forgot it. I've never forgotten anything in my..." They looked at each other. It was very still. "Which number is that?" said ${a}. "It hasn't got one," said ${k}. "${refrain}"`,
        `It was ${k} who laughed first. It came out with a sniff. "You told it that it belonged to me," said ${k}, "in front of the whole street. You've got rhubarb in your ear. And it's been raining on your notebook for an hour." ${cap(a)} sat bolt upright. It was all in there, every one of them! And ${a} had not thought of it once. "I forgot it!" said ${a}. "I clean forgot!" "${just}," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(K, 'sit', 'calm')],
        },
        `At bedtime ${a} had a look, by the lamp. It was the same as ever, all the way down. "I haven't turned into one," said ${a}. "No," said ${k}. "I shouldn't think that you will." "Then what am I?" ${k} turned over, to think about it properly. "There are more ${ones} than you could count," said ${k}. "There are nine in our street. I've asked about, and there's one ${a}." It was quiet. "Only one?" said ${a}. "And does it count as real?" "It's the realest that I know," said ${k}.`,
        `${cap(a)} looked into the mirror for some time before bed. There was rhubarb, and under that there was ${a}. "It didn't work, did it?" said ${a}. "Not on the outside." "What did you want on the outside?" said ${k}. "You see ${ones} everywhere. You see them in the bus. I've never once seen another of you, and I look." ${cap(a)} went on standing there, but differently, like somebody who has been introduced.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'curious'), seen(K, 'sleep', 'sleepy')] },
        `Then the light was out, and they lay in bed. "${k}?" said ${a}. "Are you asleep? What was that? I'm thirsty. ${k}, what if it came down in somebody's garden, and they're nice?" It was not in the notebook. The notebook was on the washing line, with a peg at each end. Not a word of it could be read. ${k} pulled a pillow over both ears. "${just}," said the pillow, and was asleep.`,
        `It was long past the time. ${k} was nearly off. "Are your feet cold?" said a voice. "Mine are. Can I come in with you? You've got all the quilt. I'm not tired. What do you think that balloons think?" Nobody had shown ${a} that, and nobody could have. ${k} moved up in bed to make room, without waking, the way one does. "${just}," said ${k}.`,
      ),
    ],
  };
}
