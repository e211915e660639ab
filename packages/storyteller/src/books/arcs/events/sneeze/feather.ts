import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const SNEEZES = [
  'Atchoo!',
  'Hatchoo!',
  'Tishoo!',
  'Hatishoo!',
  'Atishoo!',
  'Aah-choo!',
  'Ha-choo!',
  'Watchoo!',
  'Harashoo!',
  'Aptchoo!',
] as const;
const GIGGLES = [
  'Hee-hee-hee!',
  'Tee-hee-hee!',
  'Hee-hee-ho!',
  'Hi-hi-hee!',
  'Ha-ha-hee!',
  'Ho-ho-hee!',
  'Hee-hee-ha!',
  'Ha-hee-hee!',
  'Tee-hee-ho!',
  'Hoo-hoo-hee!',
] as const;

/** What will not stop, in the words that differ. */
interface Fit {
  readonly noise: string;
  /** "a sneeze". */
  readonly one: string;
  readonly does: string;
  readonly did: string;
  readonly doing: string;
  /** Where the feather tickles. */
  readonly spot: string;
  readonly titles: readonly string[];
}

const fitOf = ({ raw, chance }: Going): Fit =>
  /sneez/.test(raw)
    ? {
        noise: chance.pick(...SNEEZES),
        one: 'a sneeze',
        does: 'sneeze',
        did: 'sneezed',
        doing: 'sneezing',
        spot: 'nose',
        titles: ['the hat with the feather', 'one more sneeze', 'it comes and it goes', 'who is sneezing now'],
      }
    : {
        noise: chance.pick(...GIGGLES),
        one: 'a giggle',
        does: 'giggle',
        did: 'giggled',
        doing: 'giggling',
        spot: 'chin',
        titles: ['the hat with the feather', 'one more giggle', 'it comes and it goes', 'who is giggling now'],
      };

/** Whoever comes near to help wears a hat with a long feather, and the feather tickles; whoever listens knows it first. */
export const FEATHER: EventPlot = { id: 'feather', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, Gcap, comesToo, chance } = going;
  const { noise, does, doing, spot, titles } = fitOf(going);
  return {
    title: titled(chance.pick(...titles)),
    refrain: noise,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'stand', 'proud')], things: ['hat', 'feather'] },
        `${B.introduced} has a hat. It has a feather, a long soft one. It bends over in front.`,
        `Look at the new hat! ${B.introduced} has it on. A long feather hangs down in front.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: ['hat'] },
        `Here is ${A.introduced}.${comesToo} "See my hat!" says ${b}, very near. ${noise} That is ${a}.`,
        `"Hello!" says ${A.introduced}. ${b} comes close with the hat.${comesToo} ${noise} That is ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'stand', 'worried')] },
        `Oh! ${a} has to ${does}! "Hold your breath," says ${b}. ${b} comes near to count. ${noise}`,
        `"Oh! I must ${does}!" says ${a}. "Keep quite still," says ${b}, very near. ${noise}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'hold', 'worried', 'cup')] },
        `"Have some water," says ${b}. ${b} holds the cup and bends down. The feather bends too. ${noise} Splash!`,
        `${b} brings a cup of water. ${b} bends over ${a}. So does the feather. ${noise} All wet!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['hat'] },
        `${b} is hot now. Off comes the hat. They sit. Nothing. No ${doing} at all!`,
        `${b} takes off the hat, to think. They wait and wait. It is quiet. It has stopped!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'surprised')], things: ['hat'] },
        `"It has gone!" says ${b}. The hat goes on. ${b} hugs ${a}. ${noise}`,
        `"Hooray!" says ${b}. On goes the hat. A big hug for ${a}! ${noise}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'curious'), seen(A, 'point', 'curious')], things: ['hat'] },
        `Hat off. Nothing. Hat on. It comes back. Hat off. Nothing. "It is the hat!" says ${a}.`,
        `Off goes the hat. All quiet. On it goes. Not quiet at all. "I know!" says ${a}. "The hat!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'surprised')],
          things: ['feather', 'hat'],
        },
        `The long feather tickles. It tickles ${a} on the ${spot}. So ${b} turns the hat round.`,
        `"It tickles my ${spot}," says ${a}. It is the feather! So ${b} turns the hat round.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'walk', 'surprised'), seen(B, 'walk', 'surprised'), seen(A, 'walk', 'happy')],
        },
        `Now it is quiet. They go home to tea. ${Gcap} walks behind ${b}. ${noise} That was not ${a}!`,
        `Home they go. Nobody has to ${does} now. But ${G.name} comes behind ${b}. ${noise}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { noise, one, does, did, doing, spot, titles } = fitOf(going);
  return {
    title: titled(chance.pick(...titles)),
    refrain: noise,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'stand', 'proud')], things: ['hat', 'feather'] },
        `${B.introduced} had found a hat, a green one. In it was a feather, very long and very soft. It curled over in front and nodded at everybody. "I shall wear it always," said ${b}.`,
        `${B.introduced} had on a green hat from the dressing-up box. It had the longest feather you ever saw. It came right down in front and danced when ${b} walked.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: ['hat'] },
        `The first person to see it was ${A.introduced}.${comesToo} "It's a lovely hat," said ${a}. "You must look at it properly," said ${b}, and came up close. ${noise} That was ${a}.`,
        `"Guess what's new!" said ${b} to ${A.introduced}.${comesToo} ${a} looked high and low, so ${b} came nearer, and nearer. "Is it your ears?" asked ${a}. ${noise}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'stand', 'worried')] },
        `"I've got to ${does}," said ${a}, "and I don't know why." "Then hold your breath," said ${b}. "I'll count to ten." ${b} bent down to see if it was being held. The feather bent down as well. ${noise}`,
        `One was nothing. But ${a} ${did} again, and again after that. "Stop breathing," said ${b}, "just for a bit. I'll watch." And ${b} watched from as near as could be, feather and all. ${noise}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'hold', 'worried', 'cup')] },
        `"Water helps," said ${b}, and ran for a cup. For a moment all was quiet. Then ${b} leaned over with the cup, and the feather leaned over too. ${noise} There was water on everything but ${a}.`,
        `${b} went to get a cup of water. "It's better now," said ${a}. "Drink it all the same," said ${b}, and nodded. The feather nodded too. ${noise} The cup flew into the beans.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'kneel', 'worried')] },
        `"Think of something dull," said ${b}. "Think of potatoes." ${b} went and stood by the wall to wait. ${a} thought of potatoes in rows. It was working! "Is it working?" said ${b}, coming close to see. ${noise}`,
        `Next they tried potatoes. ${a} was to think of a hundred of them. ${b} was to keep away. All went well up to ninety. Then ${b} tiptoed up. "How is it?" ${b} whispered. ${noise}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['hat'] },
        `All that help had made ${b} hot. ${b} took off the hat and laid it on the grass. They sat there side by side. A minute went by, and one more. "I say," said ${a}. "It's stopped."`,
        `They were tired, both of them. ${b} put the hat on the wall and lay back. A bee went by. ${a} waited for the next one, and it did not come. "Do you hear that?" said ${a}. "Nothing!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'surprised')], things: ['hat'] },
        `"I've cured you!" cried ${b}, and put on the hat. ${a} got a great big hug. ${noise} So that was that.`,
        `"Hooray!" shouted ${b}. On went the hat, for a party. ${b} jumped up and threw both arms round ${a}. ${noise}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'sad'), seen(A, 'think', 'curious')], things: ['hat'] },
        `"I give up," said ${b}, and took off the hat. Nothing happened. ${a} looked at the hat. "Put it on," said ${a}, "and come here." It all began again. "Now take it off." Nothing. "It isn't me," said ${a}. "It's the hat!"`,
        `${b} took the hat off again and sat down, a long way off. It was quiet at once. "Wait," said ${a}, slowly. "Hat on, please. Come close." It was back. "Hat off." It was quiet. They did that three times, to be sure.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'surprised')],
          things: ['feather', 'hat'],
        },
        `It was the feather. Whenever ${b} came near, it tickled ${a} on the ${spot}. "It only wanted to say hello," said ${b}, and held it tight. "You needn't throw it away," said ${a}. "Turn it round."`,
        `"The feather gets me on the ${spot}," said ${a}. "Each time you come to help!" ${b} looked at it, very sadly. "It's the best part of the hat." "I know," said ${a}. "So wear it the other way."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'proud')], things: ['feather', 'hat'] },
        `So ${b} turned the hat, and the feather hung down behind. ${b} hugged ${a}, to try it. There was not so much as ${one}. They went in to supper, ${a} in front.`,
        `Round went the hat. Now the feather danced at the back. They stood close together and waited, and waited. There was no ${doing}. "Supper!" somebody called, and off they went.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'walk', 'surprised'), seen(B, 'walk', 'surprised'), seen(A, 'walk', 'happy')],
          things: ['feather'],
        },
        `${Gcap} came in last, close behind ${b} and the feather. ${noise} ${a} and ${b} turned round. "It wasn't me," said ${a}. "I can't think what that was," said ${g}.`,
        `In the doorway it was narrow. First went ${a}, then ${b}, then the feather, and then came ${g}. ${noise} "Bless me," said ${g}. "I wonder what brought that on?"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { noise, one, does, did, doing, spot, titles } = fitOf(going);
  return {
    title: titled(chance.pick(...titles)),
    refrain: noise,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'stand', 'proud')], things: ['hat', 'feather'] },
        `At the bottom of the dressing-up box, under a cloak, lay a green hat. ${B.introduced} put it on, and was somebody else. It had a feather as long as an arm. It went up, thought better of it, and came down in front. It nodded at whatever one said. "I shall never take it off," said ${b}. The feather was of the same opinion.`,
        `${B.introduced} had never had a hat that people looked at. This one was green, and had belonged to somebody grand. Out of the band came a feather. It rose, and curled, and hung over in front. Its tip was so fine that it moved when nothing else did. "From now on," said ${b}, "this is what I look like."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: ['hat'] },
        `A hat like that is no good without someone to see it. So ${b} went to find ${A.introduced}.${comesToo} "Well?" said ${b}. "It's green," said ${a}. "From there it is," said ${b}. "You want to see it from here." ${b} came up, so near that their noses almost touched. ${a} took a breath to say how fine it was. ${noise} It was all that came out.`,
        `${A.introduced} was lying in the long grass, doing nothing at all, and was good at it.${comesToo} "Do you notice anything?" said ${b}. "You're standing in my sun," said ${a}. "Look closer," said ${b}, and bent down. "Oh," said ${a}. "It's a..." What came out was not what it was. ${noise}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'stand', 'worried')] },
        `It was not the last. There was another, and another on top of that. "I don't want to ${does}," said ${a}. "It's being done to me." "Leave it to me," said ${b}, who had once had a book about first aid. "You hold your breath, and I'll count." ${a} held it. ${b} leaned over to see that there was no cheating. Seven, eight, nodded the feather. ${noise}`,
        `"Bless me," said ${a}. "I can't think where that came from." Then came two more from the same place. "You need helping," said ${b}, and looked quite pleased about it. "Don't breathe till I say." ${a} did not breathe. ${b} watched, closer and closer, in case a bit of air got in at the side. The feather watched too. ${noise}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'hold', 'determined', 'cup')] },
        `While ${b} was gone for water, ${a} felt perfectly well. "I think it's over," said ${a}. "One can't be too careful," said ${b}. "Small sips." ${b} held the cup with one arm and ${a} with the other. The feather hung over the two of them like a willow. At the third sip it went off. ${noise} Most of the water came down in the next garden.`,
        `Then it was to be water, drunk slowly. ${b} went all the way to the kitchen for the cup, and there was peace. Birds could be heard. "I'm better," ${a} called. "You only think so," said ${b}, back again, and knelt down beside ${a} and tipped. ${noise} "You see?" said ${b}, dripping. "It's lucky that I was here."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'kneel', 'worried')] },
        `"There is one thing more," said ${b}. "Think of something dull." ${a} thought of potatoes. There was a field of them, and then another field. ${b} stood as far off as the shed, so as not to be interesting. By the fourth field ${a} was almost asleep. ${b} could bear it no longer, and came on tiptoe to ask. "Is it...?" ${noise}`,
        `"It's in the mind," said ${b}. "You must empty it. I'll go away, so as not to be in it." It was the best quarter of an hour of that day. ${a} had a mind like a clean plate. Then something came rustling through the grass, on its knees, meaning well. "How empty are you?" whispered ${b}, into the ear of ${a}. ${noise}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'angry'), seen(B, 'stand', 'sad')] },
        `"It's worse when you help," said ${a}, and it came out crosser than it had been meant. ${b} stood there with the empty cup. "I've only been trying," said ${b}. "I know. Couldn't you try over there?" ${b} went and sat at the other end of the garden. It's hard to have been so useful, all day, and be told to stop.`,
        `Then ${a} said a thing that is not easily taken back. "Please go away. You make me ${does}." "I make you?" said ${b}. "I got the water!" ${b} walked to the far end of the garden and turned to the wall. It was very still there. It was still at the other end too, but neither of them was listening.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'walk', 'worried')], things: ['hat'] },
        `A hat is too warm for being sad in. ${b} took it off and laid it on the grass, the feather in the dandelions. After a time there were steps. It was ${a}, to say sorry, and to sit down on the same bit of grass. They sat there, closer than all day. "I haven't ${did}," said ${a}, "since I sat down here."`,
        `${b} hung the hat on a nail, since there was nobody to look at it. By and by ${a} came across the lawn. "I didn't mean it," said ${a}. "You did," said ${b}, "but thank you." They leaned on each other for a bit. A bee came and went. There was something missing, and it was ${a} who noticed what. "It's stopped," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'surprised')], things: ['hat'] },
        `"Stopped!" cried ${b}. It was as good as a birthday. ${b} snatched up the hat, as one can't be glad without one's hat, and flung both arms round ${a}. ${noise} They let go of each other and looked down at the ground.`,
        `"There!" said ${b}, and was on both feet at once. "We've done it!" The hat had to be put on for that. ${b} came back with a bow and a hug. ${a} hugged too, and it was lovely for one second. ${noise} ${b} sat down again, without a word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'worried'), seen(A, 'think', 'curious')], things: ['hat'] },
        `"So it is me," said ${b}, in a small voice. The hat came off, and was turned round and round. ${a} was quiet, and thought hard. "Put it on," said ${a}, "and bend over." It came at once. "Take it off, and bend over." There they were, nose to nose, and nothing happened. "It isn't you," said ${a}. "It never was."`,
        `"I'd better live somewhere else," said ${b}, and threw the hat down. But ${a} was thinking. With the water, and at the hug, what had been there? And just now, what had not? "Would you come near once more?" said ${a}. ${b} did, with no hat, and it was quiet. "And with it?" It came like a shot. "That's not you at all," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(B, 'hold', 'surprised', 'hat')],
          things: ['feather'],
        },
        `${b} bent over one more time, very slowly, and they both watched. Down came the feather. Its tip went to the ${spot} of ${a} as if it lived there. "Oh," said ${b}, and took hold of it. It could be out with one pull, and no more trouble. It was also the only thing that had ever made anybody look round. ${b} shut both eyes, and began to pull. "Don't," said ${a}. "It has another end."`,
        `It was the feather. They could see it now, putting its tip to the ${spot} of ${a}, softly, like someone posting a letter. All day, whenever ${b} had come to help, it had come too. "I'll have it out," said ${b}, and was rather pale. Without it, it would be just a hat. ${a} looked at the hat, and at ${b}. "Leave it in," said ${a}. "It's only that it's facing the wrong person."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'proud')], things: ['hat', 'feather'] },
        `${a} turned the hat the other way about. Behind, the feather hung down a long way. From the front ${b} was now quite plain, but ${b} could feel it wave. "How do I look?" "Grand," said ${a}, "when you're leaving." They tried a hug, and after that a long one. There was not so much as ${one}.`,
        `They turned it back to front. It took some getting used to, like a boat that has its sail at the wrong end. "Nobody will see it till I've gone past," said ${b}. "Then they'll turn round," said ${a}, "and that's better." ${b} came near, and nearer. They waited. There was no ${doing}, and only a bird sang.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'walk', 'surprised'), seen(B, 'walk', 'surprised'), seen(A, 'walk', 'happy')],
          things: ['feather'],
        },
        `${Gcap} came out to call them to supper, and held the door, and went in last. So it was first ${a}, and then ${b}, and then the feather, and right behind it ${g}. ${noise} They both turned round. "I can't think where that came from," said ${g}. "Hold your breath," said ${a}. "No," said ${b}, quickly, and took off the hat. "I know something better."`,
        `At supper ${b} sat next to ${a}, with the hat on, and one could have heard a pea drop. Then ${g} came along behind the chairs with the potatoes, and bent down. ${noise} There were potatoes as far as the piano. "Whatever was that?" said ${g}. ${a} looked at ${b}. "It's nobody's fault," said ${a}. "It only wanted to say hello."`,
      ),
    ],
  };
}
