import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For eight and over: what keeps the two from hearing it is their own quarrel. */
export function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, chance } = going;
  const { refrain, tune } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bucket'],
        },
        `Every roof has its own rain, though people don't notice, as they are mostly talking. On the shed at the end of ${K.names} garden it fell on two flowerpots and a bucket, upside down. "${tune}," it went. ${A.introduced} and ${B.introduced} lived in there, in a box with a blanket. They had never been to sleep by anything else. They took it for the noise that rain makes.`,
        `"${tune}," said the rain, outside the shed. It had two flowerpots and an old bucket to say it on. In the shed, in an apple box, lay ${A.introduced} and ${B.introduced}. They belonged to ${k}. "It's saying it again," ${b} would murmur. "It always says it," said ${a}. They thought that rain was like that everywhere.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')],
          things: ['leaf'],
        },
        `Whose idea it was came to matter later on. There was a wind, and there was a leaf, and both of them ran. It was that kind of leaf. It waited until they had nearly got it. It took them under the gate, along the lane, and round something that neither of them looked at. "Got it," said ${a}. "I've got it," said ${b}. Then they looked up, one at each end of the leaf. There was nothing there that they knew.`,
        `The leaf was red, and it was in a hurry. ${a} said, "Look!" and ${b} ran. Or ${b} ran, and ${a} said, "Look!" They were never quite able to agree on it. At any rate it was the best chase that there had ever been. It went on for a good deal longer than home did. When at last they had the leaf under their feet, it was an ordinary one. The lane round it was not the ordinary lane.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `The wind dropped. In its place came the rain, all of it, at once. It took away the hedge, and the sky, and the far side of the lane. "Are you lost?" said ${a}. ${b} thought about it. "I don't know where I am," said ${b}. "But I know where you are." "Then stay there," said ${a}. They stood so close that the rain had to go round.`,
        `Then it rained. There was no beginning to it. It was dry, and then it was not. "Which way did we come?" said ${a}. "Behind you," said ${b}. "I've turned round since." They looked for their own footprints, and watched the last of them fill up and go. "Well," said ${b}, "there are two of us. Nobody can be quite lost if somebody's got them."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')] },
        `${a} led the way, since ${a} had the nose for it. Home smelled of apples, blanket and ${k}. On any other day it could have been smelled from the moon. But a smell can't swim. There was only wet, with more wet behind it. They came to a long tin roof, and stopped to listen. "Drum, drum, drum," it went, as if with its fingers. "${refrain}," said ${a}. It had not struck them before that there was more than one.`,
        `"Leave it to me," said ${a}. "I shall smell it." There ought to have been apples in the air, and a warm blanket. There was nothing in the air but water. At the end of the street stood a shelter, where people wait for buses. They got underneath. "Drum," said the roof, "drum, drum, drum." They had never heard rain say such a thing. "${refrain}," said ${a}, after a moment.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'walk', 'determined'), seen(A, 'walk', 'worried')],
          things: ['gate'],
        },
        `"My turn," said ${b}. "It's perfectly easy. Our gate is green." And there was a gate. It was the colour that all things are in such weather, and that might well be green. They squeezed under it. There was a house made of glass there, with tomatoes looking out, and a small dry sound. "Tick, tick, tick." "${refrain}," said ${b}, and did not look at ${a}. ${a} did not say anything.`,
        `It was ${b} who saw the gate. "There!" said ${b}. "I told you." It had a latch, like theirs, and a gap to go under. On the other side were beans, and a large glass roof that ticked like a hundred clocks. "${refrain}," said ${b}. "You could have known by the beans," said ${a}. "I couldn't see the beans until we were in," said ${b}. They went out again. There was some space between them now.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['leaf'],
        },
        `"If you hadn't said 'Look'," said ${b}. "If you hadn't run," said ${a}. After that they both said a good many things. They had to say them loudly, because of the rain. They could not have heard a brass band. They ended under one leaf of rhubarb, as it was the only one, back to back. The light was going. "Pit," went the rain on the leaf, "pat, pit." "${refrain}," they said, both at once. Then it was hard to go on.`,
        `"You and your leaf," said ${a}. "Your leaf," said ${b}. The rain was loud, and so they had to be louder. It went on along two hedges. When they had nothing left to say, they noticed that it was nearly dark. There was a row of rhubarb, and they crept in under it, each at one end. "Pat," it said, "pat, pat." "${refrain}," whispered ${b}. It was so small a whisper that ${a} came over, to make sure of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'surprised')] },
        `${b} was shivering. You can't be cross with somebody and feel them shiver. "Listen," said ${a}, "this is us, in the box." And ${a} hummed it, all that there was of it. "${tune}." "Slower," said ${b}. "${tune}." "Now don't stop." But ${a} had stopped. ${a} had to breathe. They lay and looked at one another. It was the first time for an hour that neither was talking. "${tune}," said something, a long way off.`,
        `"Say how it goes," said ${b}. "I can't remember how it goes." So ${a} hummed it, as you do for somebody younger, though they were the same. "${tune}. ${tune}." ${b} grew quiet. So did ${a}. So, just for that moment, did the wind. And out there, under all the other rain in the world, somebody was still humming. "That's you," said ${b}. "My mouth's shut," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'excited')] },
        `It had been there all the time, perhaps. They had not been quiet enough to find out. Noses were no use, and eyes were no use. They shut them. "Left," said ${a}. "It's going. No, right." They kept side against side, and neither said one word that was not needed. Softer, and they turned. Louder, and they ran. But it grew so loud, in the end, that it frightened them. Three pots could never do that.`,
        `They went with closed eyes, so as not to be told anything by gates. They held on to each other. "Fainter," said ${b}, and they went back. "Here," said ${a}. There was a ditch in it, and a bramble, and neither was anyone's fault. And all the while it swelled. It wasn't one tune now, it was five. It was ten. "There can't be so much of it," said ${b}. "It's only two flowerpots and a bucket."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'bucket'), seen(G, 'hold', 'happy', 'umbrella')],
          things: ['bucket', 'saucepan'],
        },
        `${k} had been to the end of the lane and back, three times, with ${g} and an umbrella. ${k} had called till there was no voice left. "They can't hear us," ${k} croaked. "It's too loud. All they'll hear is the rain." And then ${k} stood still, and stared at the bucket. "All they'll hear is the rain!" It took them half an hour. They turned every pail and saucepan in the house on its head, in threes. ${Gcap} carried out the bath.`,
        `It was ${k} who had thought of it. At four they had called, and at five they had walked the lanes with a lamp. At six ${k} had stopped by the shed and heard what it was playing. "That's the only thing that they know how to find," said ${k}. "It has to be bigger." So out came the saucepans. Out came the jam pans, and the wash tub. ${Gcap} asked no questions, and tuned the dustbin lids. By seven you could hear that shed from the church.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `Something came in under the gate, and it had a great many feet. Its eyes were shut. It ran into a saucepan, and then into ${k}. "Oh," said ${k}, with no voice at all. There was a towel, and there was a second towel. One was rubbed till it stood on end, and then the other. "It was my idea," said ${a}, "to run." "No, it was mine," said ${b}. Nobody heard. It was really very loud.`,
        `They came through the hedge like one person, and fell over the jam pan. "That's them," said ${g}. ${k} was already on the ground, in the mud, with an armful. It was hard to see what was rain there and what was not. They had to be dried as they were, both together, as they would not let go. "I'm sorry about the beans," said ${a}. "There was a lot to look at," said ${b}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')] },
        `That night they left the pots where they were. It rained until morning, and all the gardens made their own sound of it. One drummed, and one ticked. But one of them played. "${tune}." Two lay in a box, and had their ears open a while longer than they need have had. "That's our rain," said ${a}. "I know," said ${b}. "I could find it with my eyes shut."`,
        `It went on all night, as loud as a fair. Nobody in that lane got any sleep, except for two. "They'll have it all put away tomorrow," said ${a}, in the box, under the blanket. "All but three," said ${b}. Then ${b} lay and listened, with some care, to be able to do it again. "${tune}." "That's our rain," said ${b}. And it was so ordinary, and so much theirs, that they slept.`,
      ),
    ],
  };
}
