import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** What was sold as worth nothing is what somebody at home still laughs about. */
export function old(going: Going): Told {
  const { title, K, k, G, g, Gcap, S, s, first } = partsOf(going);
  return {
    title,
    refrain: 'You had to be there',
    pages: [
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['umbrella'],
        },
        `Between the chemist and the man who mends zips there is a door. Most people take it for a cupboard. It was raining, and ${g} had a long list for the chemist. So ${K.introduced} stood close to that door, to be dry, and read what was on it. MEMORIES, it said, in small gold letters. BOUGHT AND SOLD. "Go in, if you like," said ${g}. "I can see you through the glass."`,
        `You can walk past a shop for years. ${K.introduced} had, with ${g}, every Saturday, between the zips and the chemist. But on that Saturday it was pouring, and they stopped there to shake the umbrella. The window was full of jars. MEMORIES, said the sign. ALL ONCE OWNED. "Have a look, while I queue next door," said ${g}. "I'll wave through the glass."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(S, 'stand', 'calm'), seen(K, 'look-up', 'surprised')],
          things: ['jar'],
        },
        `There were shelves up to the ceiling, and on the shelves were jars. In each of them something moved. One had a fair in it, going round. In one it snowed. THE SEA AT SIX IN THE MORNING, said a label. DROVE A STEAM TRAIN, TWICE. "They're quite real," said ${s}, who kept the shop. "Each was somebody's. You unscrew the lid and breathe in, and then it's you who did it." And there, right at the top, was a jar full of sun. FLEW OVER THE SEA IN A BALLOON.`,
        `Inside it was like a larder, only nothing in it stood still. A very small brass band marched round one jar. In the next a baby laughed, over and over, at a spoon. "Breathe in, and you'll have done it," said ${s}, behind the counter. "It's not like being told. You'll remember." ${k} went along the rows. WON THE EGG AND SPOON. FOUND A KITTEN. Then there was one that lit up the whole shelf. FLEW OVER THE SEA IN A BALLOON.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(S, 'point', 'calm')], things: ['jar'] },
        `"I don't take money," said ${s}. "It's one for one. It needn't be a big one. Most people give me something that they won't miss." ${k} went through them all. The birthdays were out of the question, and so was anything with snow. But there was a Tuesday in March. There had been a bus stop, and ${g}, and rain. They'd waited for forty minutes, and no bus came. "It's only a wet Tuesday," said ${k}. "Nothing happened in it." "Are you sure?" said ${s}. "People are always so sure."`,
        `"One for one," said ${s}. "Yours may be as small as you like. What have you got that's of no use?" It is a hard thing to be asked. ${k} looked behind the birthdays, and under the holidays. At the very back there was one that was grey all over. It was a bus stop, in March. It was ${g}, and an umbrella with a hole, and no bus. "There's a wet Tuesday," said ${k}. "It's only that. You wouldn't want it." "You might be surprised," said ${s}, and reached for a jar.`,
      ),
      page(
        {
          setting: 'sky',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited')],
          things: ['hot-air-balloon'],
        },
        `It went out like a hiccup. WET TUESDAY, wrote ${s}, and stuck it on. Then ${k} took the lid off the sun, and breathed in. Oh! The basket creaked. The sea was as flat as a table, and there was a whale on it, no bigger than a comma. A man with brown hands pulled on a rope, and they went up into the light. ${k} had done that. It was the best thing that ${k} had ever done, and it hadn't even taken ten minutes.`,
        `There was a tickle, as before a sneeze, and it was gone. You couldn't have said what. But then came the balloon! There was a hiss, and a wicker edge to hold on to. The boats down there were like crumbs. A man with brown hands leaned on a rope, and laughed, and the whole sky was underneath. ${k} remembered all of it, even the smell. You don't often get a thing like that before lunch.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'curious')] },
        `"I've been in a balloon," said ${k}, at supper. "Have you, now?" said ${g}. "Who with?" It was an odd thing to have to look up. ${k} went round the basket, and there was nobody in it from home. There was only the man with the rope. "Look, ${first}," he kept saying. "Look down." And ${k}, who wasn't ${first}, looked down. It was just as lovely as before. It was just a little cold.`,
        `All that evening ${k} took it out and looked at it. "You're miles away," said ${g}. It was true. It was miles, and all of them were blue. But something in it was a bit like a borrowed coat. "There you are, ${first}," said the man with the rope, each time. "There's our house, ${first}." And ${k} would look for the house, and it was never the right one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'sit', 'curious')] },
        `Next day the toast burned. "Forty-one!" said ${g}, and held out an arm, and waited. ${k} looked at the arm. "Forty-one what?" said ${k}. Something went out in ${G.names} face, like a lamp on a stair. "You know," said ${g}. "From the bus stop." "Which bus stop?" said ${k}. "Well," said ${g}, after a bit. "You had to be there." And then it was very quiet, because ${k} had been.`,
        `On Sunday the post didn't come, since it was Sunday. "Forty-one!" said ${g}, who had forgotten, and stuck one arm out sideways. Then ${g} stood there with it, and looked at ${k}, and grinned. It was plain that something had to be said now. ${k} couldn't think what. "Is it a sum?" said ${k}. The arm came down by inches. "Never mind," said ${g}. "It's only our old joke. You had to be there."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'worried'), seen(G, 'stand', 'calm')],
          things: ['jar', 'lamp'],
        },
        `There's a place where a tooth was, and you can't leave it alone. It was like that, only there wasn't even a gap. It was quite smooth. ${k} asked to go by the chemist again. There was a crowd in front of the shop. A jar stood in the middle of the window, on velvet, with a lamp on it. WET TUESDAY, it said. AS NEW. You couldn't see much for the rain. There were two people in one coat, and they were laughing so hard that they held on to the post.`,
        `You can feel about for a thing like that, and it's worse than losing a glove. With a glove you know what it looks like. "Can we go past the chemist?" said ${k}, on Monday. There were noses all along the glass. They had cleared the window for it, and put it on a cushion. WET TUESDAY, IN PERFECT ORDER. Behind the rain somebody was wringing out a hat. Somebody small was doubled up, and couldn't stop. ${k} knew those boots.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(S, 'stand', 'sad')],
          things: ['jar'],
        },
        `"It's the best thing I've ever had in," said ${s}. "I've been offered a wedding for it. I sat up with it all night. They're soaked. There's no bus in it from end to end. So where does it all come from?" There was one cup on the counter, and behind it one chair. "Which of these are yours?" said ${k}. "Mine?" said ${s}, and looked along the shelves. "I sold those first. You have to begin with something." "Was one of them a balloon?" said ${k}. "Was your name ${first}?"`,
        `"Could I have it back?" said ${k}. "My dear child," said ${s}, "you said that nothing happened in it. I've looked and looked, and you're right. And I'd give the shop for it." He had been crying, or it was the light. "Take one of your own," said ${k}. "There aren't any," said ${s}. "They were my first stock. I hardly know what they were." ${k} thought about a man with brown hands. "I do," said ${k}. "I know one. Are you ${first}?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'jar'), seen(S, 'sit', 'surprised')], things: ['jar'] },
        `He had to hold on to the counter. "One for one," said ${s}, in a voice like paper. It was fair. It was only that there'd be no balloon, then. There would be no whale like a comma. ${k} would be somebody who had never been up in the air at all. ${k} looked at it once more, all round. Then ${k} breathed out, as far as it would go, into an empty jar. And ${s} took off the lid. "That's my uncle," he said. "He always held on to my collar. Oh, look. There's our house."`,
        `"I was six," said ${s}. "I must have been. I've wondered who had that." So they both stood there, each with something of the other's. To get one you had to let one go. ${k} had never had anything so fine as that balloon, and would not have it again. You can't keep a bit back. It went into the jar with the sun still on it. ${k} screwed down the lid without looking, and pushed it over. ${s} drew one breath. He seemed to be a very long way up.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'point', 'happy')],
          things: ['umbrella', 'puddle'],
        },
        `Then ${k} opened the other. It was raining. It ran down inside both boots. They were waiting for the forty-one, and it didn't come, and it didn't come. And round the corner, along the gutter, swam a duck. It stopped at the stop. It looked down the road, and looked at them. "Forty-one," said ${g}, and held out an arm for it. That was all. It isn't even very funny. You had to be there. And ${k} was.`,
        `And here was the rain again, as wet as ever. It dripped through the hole in the umbrella and down one neck. "It'll be a forty-one," ${g} was saying. "It'll be round that corner any minute." They both looked. And round that corner, in the middle of the road, walked a duck. It had its chin up. ${Gcap} put out one arm, quite gravely, and the duck stopped. "Two to the station," said ${g}. You had to be there. It took ${k} as much as a minute to come back.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(K, 'run', 'happy'), seen(G, 'hug', 'happy')] },
        `${Gcap} was coming out of the chemist, with a small, tired bag. "They hadn't got any plasters," said ${g}. "And they said that they'd have them on Monday." ${k} stood quite straight, and held one arm out over the gutter. "Forty-one," said ${k}. Every lamp on that stair went on. "Two to the station," said ${g}. They had to hold on to the post. People walked round them, and you could see that they would have liked to know.`,
        `"The whole queue was in front of me," said ${g}, outside, "and when I got there they shut." There wasn't a duck to be seen. There didn't need to be. ${k} looked down the road, and put out an arm. "It'll be a forty-one," said ${k}. And ${g} turned round so fast that the bag came open. They picked up soap for quite some time, and it took longer for laughing.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(S, 'wave', 'happy'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `There's a card on that door now, as often as not. BACK SOON, it says. GONE TO GET SOME. It was on a Tuesday, and wet, that they met him. He stood at the bus stop with a bag of buns. He had heard that it was a good place. "Is this where one waits for the forty-one?" said ${s}. "It never comes," said ${k}. "No," said ${s}. "I know." So they moved up under the umbrella, and waited. It was forty minutes. I could tell you what came round the corner. But you had to be there.`,
        `He doesn't sell much these days. GONE OUT, it says on the door, IN ALL WEATHERS. The next wet Tuesday there were three at that bus stop, and one of them was ${s}. He had on a hat that was bought for it. "What is it that we do?" said ${s}. "Nothing," said ${k}. "You have to really do it, though." They looked down the road. The rain came in at the hole. After a while something did come, and it was not a bus, and not a duck. ${s} held out his arm for it. He has that one at home, on the shelf by the bed, and it has no price on.`,
      ),
    ],
  };
}
