import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { parts, REFRAINS, TITLES } from './door-parts.ts';

/** One leaves every door open and one wants them shut; on Friday there is a door that nobody wants to close. */
export function old(going: Going): Told {
  const { G, Gcap, comesToo, chance } = going;
  const { P, A, D, isBig } = parts(going);
  const [a, p] = [A.name, P.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(D, 'walk', 'happy')],
          things: ['lorry'],
        },
        `You could always tell where ${A.introduced} had been, because it was open.${comesToo} There were the gate, and the front door, and the biscuit tin. "Were you born in a barn?" said ${G.name}. On Fridays Mrs Cod stopped in the street with the white lorry. She sold fish, on ice, straight from the ships. ${a} was allowed to open the back for her, and was very good at that half of it.`,
        `There are people who open doors and people who close them, and ${A.introduced} was the first kind.${comesToo} It was not rudeness. It was only that by the time a door wanted closing, ${a} was through the next one. On Fridays it was the lorry. Mrs Cod brought fish in it, packed in ice, from down at the harbour. ${a} swung the big white door wide for her, felt the cold fall out, and was gone.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(P, isBig ? 'reach' : 'sit', 'calm')],
        },
        isBig
          ? `That evening there was no getting at the milk. The fridge was full as far back as the mustard. What it was full of went on out into the kitchen. "Excuse me," said ${a}. A head was drawn out, with lettuce on it. It was ${P.introduced}. "Were you going to stand there letting the warm in?" said ${p}. "${refrain}." "You're in it," said ${a}. "Round me, then," said ${p}.`
          : `That evening somebody was sitting on the second shelf, between the ham and half a lemon. It was ${P.introduced}. They looked at each other for as long as it takes a light bulb to be quite sure. "I take it that you've come for the milk," said ${p}, and passed it out. "Now, if it's not too much trouble: ${refrain.toLowerCase()}." ${a} shut it, out of pure surprise. It was the first that year.`,
        isBig
          ? `${a} went to the fridge at seven, and had to wait. Somebody was using it. It was a large somebody, and only the front third was in. "I shan't be long," said ${P.introduced}, in an echo. "Until about October. It's the only place in this country where I can breathe. ${refrain}, would you?" "How?" said ${a}. "As far as it goes," said ${p}.`
          : `At seven ${a} opened the fridge, as usual, to see if there was anything new. There was. "Good evening," said ${P.introduced}, from the lettuce drawer, with a yoghurt. "I hope that you don't mind. There was a door open, and then another, and this was the only cold thing in the street. ${refrain}." ${a} did. Then ${a} opened it again, to look. "I said," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'calm'), seen(A, 'sit', 'happy')] },
        `They got on at once, through the door, mostly. ${p} knew all about ice: the blue sort, and the sort that sings. ${a} had never stayed in one room so long. But it is a curious thing to have a friend in the fridge. You want to talk, and so you open it, and so it gets warm. "${refrain}," ${p} would say, in the middle of the best part. ${a} would have to guess the rest.`,
        `It was the best week that ${a} had ever had in a kitchen. ${p} told about the ice, how it groans, and is green underneath, and has not one door in it. "How do you keep the cold in?" said ${a}. "We don't," said ${p}. "There isn't any out." But to hear it you had to have the thing open. And each time ${p} was a little paler, and said, "${refrain}."`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(P, 'sit', 'worried')],
          things: ['bathtub'],
        },
        `By Tuesday they had to find somewhere better. ${a} went from house to house for ice, and filled the bath. In got ${p} with a groan of joy. It lasted for two hours. Ice does not belong in a house, and knows it. The cold went out at the top, and the water out at the bottom. "I can hear it leaving," said ${p}. ${a} had left the bathroom door open, of course.`,
        `Something had to be done. ${Gcap} wanted eggs, and each egg cost ${p} a degree. So on Tuesday they tried the bath. It took the ice of eleven neighbours. "Ah," said ${p}, and went under, and did not come up for some time. When ${p} did there was only water, with a thin cold memory on the top of it. It was a warm night. All the windows were open. Nobody needs to be told by whom.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(P, 'sit', 'calm'), seen(A, 'stand', 'worried')],
          things: ['peas'],
        },
        `On Wednesday it was the supermarket, where the peas are. There was a glass lid on it, and frost along the edge. ${p} lay down at full length, ${a} shut the lid, and it was almost like home. Then a lady wanted sweetcorn. "${refrain}," said the peas. There was a good deal of screaming, but not by ${p}. They were shown out. It was a very hot car park.`,
        `There was one place left that hummed. On Wednesday they walked into the supermarket as if they did it every day. ${p} slipped in among the peas, and ${a} shut the lid. ${a} really did. But there are four hundred people in a supermarket, and every one of them wants something out of the cold. "${refrain}," said ${p}. "${refrain}!" By three o'clock they had been asked to go.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(P, 'sit', 'sad')],
        },
        `On Thursday night they sat out on the step, because of the breeze. ${p} did not look well. "What was there," said ${a}, "before our street?" "A small dark room," said ${p}. "It was beautifully cold. It smelled of fish, and it swayed. I was going home in it, to the ship. And then it stopped, and somebody opened the door, and never shut it, and I rolled out."`,
        `They sat on the step on Thursday, with a wet towel. "I was nearly there, you know," said ${p}. "They had put me in the cold box with the cod, to catch the boat. One more hour and I'd have been on it. I'd just nodded off when all at once it was light, and hot, and there was a kerb. Somebody had gone off and left the door." ${p} thought about it. "I never saw who."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} said nothing. Tomorrow was Friday. At ten past four a white lorry would come round that corner, on its way to the harbour. ${p} did not know that. Nobody knew that but ${a}. ${a} could be somewhere else at ten past four. There would still be somebody in the fridge then, to talk to, on Saturday, and next week. ${a} lay awake. Down in the kitchen the fridge hummed, and hummed, and coughed.`,
        `It is possible to be so ashamed that you go quite cold; but it was no good to ${p}. ${a} went up to bed and lay there. It would be Friday in three hours. There would be a lorry. It would be easy to say nothing, and keep the best friend that anybody ever had. At two ${a} went down, and listened at the fridge. It sounded like somebody counting in their sleep.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(P, 'stand', 'surprised'), seen(D, 'walk', 'happy')],
          things: ['lorry'],
        },
        `The next day, at five past four, ${a} took ${p} out to the gate. "It was me who opened it," said ${a}. "It was me who didn't shut it. And it comes on Fridays, and I nearly didn't tell you." ${p} was silent for such a time that the lorry was there before the answer was. "You did shut the peas," said ${p}.`,
        `"I've got to tell you two things," said ${a}, at the gate, the next day at four. "It was me. And it's coming back." It took ${p} a moment to put those together. "It was you who left the door," said ${p}. "And it's you who's brought me here?" "Yes," said ${a}. "I very nearly didn't." Toot, went the white lorry, at the corner.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'surprised'), seen(P, 'stand', 'happy'), seen(A, 'stand', 'sad')],
          things: ['lorry'],
        },
        `"Well, look at that," said Mrs Cod. "I was one short at the harbour, and I counted three times. There's a ship tonight. It goes right in among the ice." The cold came out of the back, over the step, and ${p} walked up into it like music. You could see the colour come back, from the feet.`,
        `Mrs Cod got down. "You've had me in no end of trouble," she said. "There's one name on my list, and nobody to it. It's tonight, then, on the same ship, and all the way." She pulled the big door open. It was dark in there, and it smelled of fish. ${p} breathed in, and in, and in. "Oh," said ${p}. "I'd forgotten that I had toes."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(P, 'wave', 'calm')], things: ['lorry'] },
        `Then there was only the door. Mrs Cod had both arms full of haddock. It stood wide open, and all the winter in it was running away down the street. "Well?" said ${p}, from between the boxes. "You know what I'm going to say." "Say it, then," said ${a}. "${refrain}," said ${p}. It was a heavy door. It was the first that ${a} had ever shut and not wanted to. It went click.`,
        `"I have never," said ${p}, inside, "seen you do a big one." ${a} put a shoulder to it. It was open by the width of a house, and then of a person. When it was open by the width of a hand, ${a} stopped. There was an eye in the gap. "It's all right," said the eye. "There are no doors where I'm going. You won't be able to leave one open. ${refrain}." And ${a} leaned on it until it clicked.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'calm'), seen(G, 'stand', 'surprised')],
        },
        `Nobody in that house knew what had happened. The gate was shut. The front door was shut, and the biscuit tin. ${Gcap} went round in the evening, to close what there was, and there was nothing to do. Only in the kitchen there was a thread of light. The fridge was open by one finger, and beside it on the floor sat ${a}. "I'm just going to," said ${a}. And it was done.`,
        `In May there was a postcard. It was quite wet. It said that the ice was singing, and that there was a great deal of it. "${refrain.toUpperCase()}," it said at the bottom, "IF YOU EVER FIND ONE HERE." ${a} read it in the cold light, and put it on the second shelf. Then ${a} closed that door, and the kitchen door, and the one to the hall. They all clicked.`,
      ),
    ],
  };
}
