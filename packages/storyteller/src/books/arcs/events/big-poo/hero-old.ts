import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/** Told for those who read it themselves: to be of use one may have to stop being looked at. */
export function old({ K, G, k, g, Gcap, company }: Going, refrain: string, title: string): Told {
  const H = company.meet('horse');
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(H, 'stand', 'calm'), seen(K, 'stand', 'surprised')] },
        `Great lives begin in many ways. This one began with ${H.introduced}, at ten past eight, in the lane. "Good morning," it said to ${K.introduced}, steaming a little. "I'm Plop. I have been in the dark for some time, thinking. I've decided to be a superhero." Other people might have stepped over it. ${k} bent down, though not very far. "What can you do?" said ${k}. "I don't know yet," said Plop. "I'm new."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy')], things: ['wheelbarrow'] },
        `It took a spade, and a wheelbarrow, and a leaf for the cape. They wrote down what a superhero needs. There was a name, and that was Super Plop. There was an enemy, and they would see about that. There was a power, which nobody else had got. "I have a feeling that there is one," said Plop. "I can feel it coming off me." ${k} could feel it, too, and moved to the other side of the wind.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: ['wheelbarrow'] },
        `They offered themselves to a lady with four bags. "${refrain}" said the lady, already at the corner. They drove up to a tree, where a cat had been stuck since Sunday with the fire brigade below it. The cat breathed in. It was down before the ladder was. "That was me!" cried Plop. "I rescued it!" "${refrain}" said the fire brigade, through eleven handkerchiefs. It's hard to be thanked by people who are holding their noses.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['wheelbarrow', 'bus'] },
        `By noon they had been sent away from the bus, the baker's, the bank, and a wedding. "I think it's that they don't know me," said Plop. "They know you from a long way off," said ${k}, and was sorry at once. Plop said nothing for two streets. The leaf had slipped down over one side. "A hero is somebody who's cheered when they come," said Plop. "With me, it is when I go."`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(G, 'kneel', 'sad'), seen(K, 'stand', 'curious')] },
        `Behind the house ${g} was on both knees in the vegetable bed. There lay a pumpkin as big as a plum. Every spring there had been one, and each year it was less. "It's the earth," said ${g}. "It's been eaten up. There's nothing left in it to grow with." Then ${g} stopped, and turned round slowly, with both eyes shut. "Is that horse?" said ${g}. "Is that fresh horse? Oh, how perfectly lovely."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(G, 'stand', 'calm')], things: ['wheelbarrow'] },
        `Nobody had ever said such a thing to Plop. "What should I have to do?" said Plop. ${Gcap} explained it. One is dug in. The worms come, and the rain, and one gets less and less of a heap. In the end one is earth, and nobody would know that one had been anybody. "And the cape?" said Plop. "I'm afraid not," said ${g}. It was quiet in the wheelbarrow. "So it would help," said Plop. "But no one would see."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'sad')], things: ['wheelbarrow'] },
        `${k} would have liked to say no. One doesn't get so many friends who can talk. There was a shed, with a shelf in it, where one might sit and be Super Plop for years. "You could stay as you are," said ${k}. "I could get you a better cape." Plop looked at the shed, and at the plum. "I've wondered all day what my power is," said Plop. "I thought that it was the smell. Would you do the tipping? I'd sooner it was you."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')] },
        `After that there was a bed of brown earth, and ${k} washed both hands for a long time. It rained. Nothing said good morning. On the tenth day a leaf came up, and it was as green as paint. On the twentieth there were so many that they went over the fence. The plum was a ball. The ball was a bath. In October the postman needed a rope, and people came by bus to look at it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(G, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `It won everything there was. They made soup of it for the whole town, in a pot that they had borrowed from the fire brigade. "Who grew it?" they asked. ${Gcap} pointed at ${k}, and somebody held out the cup. It would have been quite simple to take it. "It wasn't me," said ${k}. "It was Plop. You've met. You held your noses." One could hear the spoons being put down, one after another.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['trophy'] },
        `Then the lady with the four bags picked up her spoon. "It did offer," she said. "I ran." She ate hers, down to the bottom. "It's the best that I ever had," said the driver, "considering." They stood up in the end, all of them, with their faces towards the bed, and cheered. It was a good long one. There was nobody there to hear it, one would have said. But a worm came up to see what was going on.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'kneel', 'happy')] },
        `There is a cup on a stick in that vegetable bed, and a leaf is tied to it. Every spring ${k} puts in one seed, and waits about a bit. "Are you there?" says ${k}. It's only the wind in the beans, most likely. "I'm in everything," it says. "Fear not." Down the lane, quite slowly, comes ${H.name}. ${k} has left the wheelbarrow out, in case there is somebody new.`,
      ),
    ],
  };
}
