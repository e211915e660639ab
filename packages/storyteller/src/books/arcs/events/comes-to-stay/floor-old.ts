import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { COMFORTABLE } from './floor-parts.ts';

const TITLES = ['the polite night', 'wall to wall', 'a guest is a guest', 'the new bed'];

/** Two who are polite to each other have no sleep; the bed that somebody waited a year for is the price of it. */
export function old({ A, K, G, a, k, g, Gcap, comesToo, chance }: Going): Told {
  const refrain = chance.pick(...COMFORTABLE);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['pillow'] },
        `It had taken a year to get the bed. Every bed before it had been somebody else's first, and had somebody else's dip in the middle. This one was new, and smelled of wood, and a whole summer of washing cars had gone into it. ${K.introduced} had slept in it exactly once when the letter came.${comesToo} "It's a pity about tonight," said ${g}, "but the guest gets the bed. That's how it is." "Of course," said ${k}, and put a mat down on the boards, where the draught was.`,
        `Until Tuesday ${K.introduced} had slept in a bed that had belonged to three cousins, and folded up when you sneezed. It had a dip in the middle.${comesToo} Then the new one came. It was long and white. ${k} had paid for the last bit of it with a whole summer of washing cars. And on Wednesday there was a letter: somebody was coming to stay, just for the night. "A guest is a guest," said ${k}, bravely, and took a mat down from the cupboard. It was cold on the floor. It came in under the door like something looking for feet.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(K, 'wave', 'surprised')] },
        `The bell rang at seven. The letter had not said who. It was ${A.introduced}, in the doorway and on both sides of it. "I do hope I'm no trouble," said ${a}. "I'm told that I take up hardly any room." Behind ${k} all the cups moved one step along the shelf. ${k} thought of a long white bed, and smiled as hard as could be. "Do come in," said ${k}.`,
        `"Please say so, if it isn't convenient," said the guest at the door. It was ${A.introduced}. The street lamp had gone out, or rather ${a} was in front of it. There are moments when a person could say so. ${k} looked up, and further up. The big face had been washed for the visit, right into the corners. "It's very convenient," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm'), seen(K, 'cover', 'worried')],
          things: ['pillow'],
        },
        `${a} got in as one gets into a boat. The bed said something long and low. Then the middle of it went down, quite slowly, until it was sitting on the floor. A screw rolled past ${k} and under the cupboard. It had a whole summer in it, that screw. "Is it all right for you?" said ${k}, in a voice with no colour. "${refrain}," said ${a}, lying very still.`,
        `"I've never been given such a bed," said ${a}, and meant it, and lay down. It held for as long as it takes to say so. One end went up, and the other went out. ${k} watched a long white crack walk along the side, all the way to the pillow. "You must tell me if it's too small," said ${k}. "Too small?" said ${a}, with four corners hanging over. "${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'sit', 'worried')] },
        `So they lay in the dark, the one on a bent bed and the other on bare boards. "And you?" said ${a}, after a time. "I've taken your place. Are you warm enough?" ${k} could not feel anything beyond the knees. "Like toast," said ${k}. It was a kind thing to say. It was just as kind as what ${a} had said, and just as true.`,
        `It is surprising how loud a person's teeth are. ${k} bit on the corner of the mat. "You aren't cold?" said the dark. "Me?" said ${k}. "I always sleep here. I like a bit of air." There was a silence. Two of them lay in it and were considerate. Neither of them had closed an eye.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `At eleven the bed was empty. ${k} found ${a} in the bath, folded in four, with the tap dripping between the eyes. "I didn't want to wear out the bed," said ${a}. "It's so new. You can smell it." Nobody else in the house had noticed that. "But is it comfortable in there?" said ${k}. Plop, said the tap. "${refrain}," said ${a}.`,
        `There was a light under the bathroom door. Half of ${a} was in the bath. The other half had been put on the mat, and on the edge, and round the basin. "I thought that the bed might like a rest," said ${a}, and a drop fell, and ${a} blinked. "I could turn off that tap," said ${k}. "Oh, please don't go to any trouble," said ${a}. "${refrain}."`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `By one it was the sofa. It had seated eleven at a christening. It breathed out once, and was a carpet. ${Gcap} called down the stairs to ask what that was. "Nothing!" called ${k}. "${refrain}!" called ${a}. But it came out round a yawn, a huge one, that filled the room and went on.`,
        `The sofa gave up a little after midnight. First it was lower, and then it was wider, and then you could have drawn its outline with chalk. "What's going on?" called ${g}, from upstairs. "The guest is looking at the sofa," called ${k}, which was the case. "${refrain}!" added ${a}, and yawned so that the curtains stood out straight.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(A, 'sit', 'sad')] },
        `${k} sat down on what was left. There were two things to be done. You could say good night, and go on being polite until it was light. Or you could tell a guest, to that big clean face, that nothing in the house would do. It seemed the rudest thing that anybody had ever thought of. "You broke my bed," said ${k}.`,
        `It was one of those hours when there is nobody to ask. If ${k} said nothing, it would be morning at some time, and everyone would have behaved well. If ${k} said something, it could not be taken back. ${k} looked at the red eyes up there. They were just as red as ${K.names} own. "I've waited a year for that bed," said ${k}, "and you've broken it, and you aren't comfortable at all."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad'), seen(K, 'sit', 'worried')] },
        `It was very quiet. "I know," said ${a}. "I heard it go. I've been holding it up ever since, as well as I could. And then I thought, if I went somewhere else, you might not see it before breakfast." ${k} had not expected that. "You could have said," said ${k}. "So could you," said ${a}. "You've been blue since nine."`,
        `${a} did not say that it was lovely, for once. "I felt it crack," said ${a}. "I lay with my whole weight on one side for two hours, to save the rest. I'd rather have slept in the road." "Why ever didn't you say?" "You'd washed all those cars," said ${a}. "${Gcap} told me, in the hall. And why didn't you say that you were frozen?" ${k} opened a dry mouth, and shut it again.`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(K, 'point', 'happy')] },
        `"If nobody was polite," said ${k}, "what would you like?" ${a} went red with the effort of it. "The floor," said ${a}. "All of it, please. And no pillow. I can't bear a pillow." They stood the bed against the wall and took out the mat. ${a} lay down. It went from the door to the window, and nothing creaked. "And you?" said ${a}. "Quick, before you're polite again." "Warm feet," said ${k}.`,
        `"Let's both say it," said ${k}. "What we'd really like. At three. One, two..." "The whole floor!" said ${a}. "To be warm!" said ${k}. Nobody had been struck by lightning. They carried out the bed, bit by bit. Then ${a} let go, and lay down from wall to wall with a sound like a tide coming in. There was no floor left, not a hand's width. ${k} stood on the doorstep of the room, in bare feet, and looked at that great warm hill.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `It was a bit of a climb. On top it was like a ship that is not going anywhere. It went up, and it went down, and the draught went by far below, looking for feet, and found none. "Are you all right up there?" said ${a}. ${k} tried it out before answering. There was no dip in the middle. There was nobody else's anything. "${refrain}," said ${k}, and was surprised at how different it sounded.`,
        `"Up you come," said ${a}. There was room for three of ${k}. It was warm, as a wall is warm in the evening, all the way through. Somewhere inside a slow heart was at work. "Now, tell me truly," said the hill. "Is there anything at all that you'd like to complain of?" "Your left side's a bit lumpy," said ${k}. "Thank you," said ${a}, and moved it. "And now?" "${refrain}."`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'sit', 'happy'), seen(A, 'sit', 'happy')],
        },
        `${Gcap} came at eight with two cups of tea, past the sofa, and had stopped asking. Later they mended the bed, all three of them. ${a} found the last screw under the cupboard. It will always have a bend in it, that bed, just where somebody once lay very still. ${k} could have had a straight one for it. But it is the only bed in the world with that bend, and it has never had a better sleeper. And when it is cold, there is always the letter to be written: "Do come. Bring nothing. You may have the floor." "${refrain}," comes the answer, in very large writing.`,
        `"Did you sleep well?" said ${g} in the morning, in the door, since there was no getting further in. There was a time when they would both have known what to say to that. "Not until three," said ${a}. "And then I did," said ${k}. They screwed the bed together after breakfast. It creaks now when you turn to the left. ${k} turns to the left quite often, for company. Next time ${a} comes for a week. It has all been arranged, and nobody was polite about any of it. "Floor," said ${a}. "Left side," said ${k}. "${refrain}," they said.`,
      ),
    ],
  };
}
