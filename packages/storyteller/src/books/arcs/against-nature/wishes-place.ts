import type { Theme } from '../../theme.ts';
import type { Wish } from './wish.ts';

const wantsTo = (words: RegExp, want: string | null): boolean => want !== null && words.test(want);
const OF_SNOW = /^(?:snowman|snow-?\w*|yeti|ice \w+)$/;
const OF_NIGHT = /^(?:owl|barn owl|bat|moth|badger|hedgehog|firefly|raccoon|possum|opossum)$/;
const WITH_TEETH =
  /^(?:wolf|lion|tiger|fox|crocodile|alligator|shark|leopard|cheetah|jaguar|panther|t-rex|tyrannosaurus|dinosaur|dragon|monster|lynx|werewolf|velociraptor|vampire)$/;

const eatsNoMeat = ({ hero, want, clause }: Theme): boolean =>
  (hero?.adjectives ?? []).some((each) => /^(?:vegetarian|vegan)$/.test(each)) ||
  /\b(?:vegetarian|vegan)\b/.test(`${want ?? ''} ${clause ?? ''}`);

/** Wishes to be where, or when, or with whom one's nature does not go. */
export const OF_PLACE: readonly Wish[] = [
  {
    id: 'see-summer',
    asks: ({ want, hero }) =>
      wantsTo(/\b(?:summer|sun|sunshine|sunny|beach|warm|hot|spring)\b/, want) && OF_SNOW.test(hero?.being?.id ?? ''),
    to: () => 'see summer',
    home: 'snow',
    habit: {
      young: (h) => `${h.name} has a jar of jam. It is red.`,
      middle: (h) => `${h.name} kept a jar of strawberry jam, because it was red. ${h.He} never opened it.`,
      old: (h) =>
        `By ${h.him} stood a jar of jam, left behind after a picnic. ${h.name} had never opened it. ${h.He} liked it for being red.`,
    },
    tries: [
      {
        young: (h) => `${h.name} waited for the sun. Drip. Oh no. Back!`,
        middle: (h) =>
          `${h.name} stayed out to wait for it. But the sun grew warm, and ${h.his} nose slid. Back to the shade!`,
        old: (h) =>
          `${h.name} stayed put and waited for it to come. But what is made of snow cannot be out when it is warm. By noon ${h.his} nose had slid as far as a button, and ${h.he} had to be moved behind the wall.`,
        pose: 'look-up',
        things: [],
      },
      {
        young: () => `An umbrella! It kept off rain. Not warm.`,
        middle: (h) => `So ${h.name} put up an umbrella. That kept off the sun. But the warm came in underneath.`,
        old: () =>
          `Next it was an umbrella, held up by day and night. It kept off the sun very well. But warm is not a thing that falls on you. It came in sideways, and sat down.`,
        pose: 'hold',
        things: ['umbrella'],
      },
    ],
    first: {
      young: () => `"Hear a bee. Taste red," was the answer.`,
      middle: (h) => `"Know what they all mean," said ${h.name}. "Bees, and bare feet, and strawberries."`,
      old: (h) =>
        `"Know what they're talking about," said ${h.name}. "People stand in front of me, blowing on their hands, and they say, do you remember? And they all do. Bees. Bare feet. I'm the only one who doesn't remember."`,
    },
    clue: {
      young: (_h, k) => `"What is in your jar?" said ${k.name}. "Summer!"`,
      middle: (h, k) =>
        `${k.name} picked up the jar. "Do you know what this is?" "It's red," said ${h.name}. "It's last July," said ${k.name}. "Somebody put the lid on it."`,
      old: (_h, k) =>
        `${k.name} was turning the jar round and round. "You've had some all the time," said ${k.name}. "Some what?" "Summer. That's what jam is. They had too much of it. So they put some in a jar, to have it when it's cold."`,
    },
    way: {
      young: [
        (h) => `Jam for ${h.name}! Red and sweet. Mmm. Summer.`,
        (h) => `Off comes the lid. Sniff. "Oh!" said ${h.name}.`,
        () => `Paper bees. Strawberry jam. It is summer, in the snow!`,
      ],
      middle: [
        (h, k) =>
          `They all came on the coldest day, with rugs. ${k.name} hung paper bees on strings. Then ${h.name} opened the jar. It smelled of long evenings, and it was red all the way down.`,
        (h, k) =>
          `${k.name} brought a shell to listen to, and a daisy from a book. ${h.name} put one spoon of jam on the tip of ${h.his} tongue. It was July. It was July for quite a long time.`,
        (h, k) =>
          `"Shut your eyes," said ${k.name}. Somebody hummed like a bee. Somebody rubbed two leaves together. And in the middle of that came the jam. "I remember it," said ${h.name}. "I do."`,
      ],
      old: [
        (h, k) =>
          `They held it in the deepest snow, so that there was no danger to anybody's nose. ${k.name} had asked each of them to bring a bit. There was a shell with some sea still going on in it. There was a daisy, flat, out of a dictionary. There were nine paper bees, and a boy to hum. Last of all ${h.name} undid the lid. It gave a small gasp, as if July had been holding its breath.`,
        (h, k) =>
          `"One spoon," said ${k.name}, "and slowly." It was sweet, and after that it was sharp, and it had tiny pips like a gravel path. All round, people in scarves were saying, "Bees," and "Bare feet," and "The tent blew away." For the first time ${h.name} nodded in the right places.`,
        (h, k) =>
          `Nobody could bring the sun. ${k.name} had thought about that. But most of summer is not the sun. It is a rug, and somebody laughing at a wasp, and red on everything you touch. All of that will keep. They spread it out on the snow, and ${h.name} sat in the middle with jam up to both twigs.`,
      ],
    },
    last: {
      young: (h) => `Snow on the rug. Jam on the nose. Happy ${h.name}.`,
      middle: (h) =>
        `There is a new jar each winter. People come by, blowing on their hands. "Do you remember?" they say. And ${h.name} does.`,
      old: (h) =>
        `The jar is empty now. ${h.name} keeps it where it was. With the lid on, there is still a bit of red in the bottom corner. On the coldest days, when no one is about, ${h.he} undoes it a quarter of a turn.`,
    },
    at: { setting: 'snow', pose: 'sit', things: ['jam'], withChild: true },
    club: 'Summer',
  },
  {
    id: 'stay-up-all-day',
    asks: ({ want, hero }) =>
      wantsTo(
        /\b(?:stay (?:up|awake)|day|daytime|daylight|noon|sun|sunshine|sunlight|morning|see the light)\b/,
        want,
      ) && OF_NIGHT.test(hero?.being?.id ?? ''),
    to: () => 'stay up all day',
    habit: {
      young: (h) => `The sky goes pink. To bed goes ${h.name}.`,
      middle: (h) => `When the edge of the sky went pink, ${h.name} shut both eyes. That was bedtime.`,
      old: (h) =>
        `As soon as one edge of the sky went pink, ${h.name} said good night to it and shut both eyes. That was the rule.`,
    },
    tries: [
      {
        young: (h) => `Eyes wide open! Wide. Wide. Snore, ${h.name}.`,
        middle: (h) =>
          `${h.name} sat up straight and stared. But the sun was so bright that both eyes shut for a rest.`,
        old: (h) =>
          `${h.name} sat up very straight and stared at the morning. But eyes that are made for the dark let in a great deal of light. By nine they had had enough for both of them, and shut.`,
        pose: 'sit',
        things: [],
      },
      {
        young: () => `Sing, to stay up! La, la. Snore.`,
        middle: (h) =>
          `Then ${h.name} sang, to keep awake. But ${h.he} had been up all night, and dropped off in mid word.`,
        old: (h) =>
          `So ${h.name} sang, loudly, with actions. It went well as far as the second verse. But nobody who has been up all night has more than two verses left, and the third was a snore.`,
        pose: 'shout',
        things: [],
      },
    ],
    first: {
      young: () => `"Play with you," was the answer.`,
      middle: (h) => `"Find out who you all are," said ${h.name}. "I only know you asleep."`,
      old: (h) =>
        `"Meet everybody," said ${h.name}. "I go past your windows each night. I know what you all look like with your mouths open. I've never once heard any of you say hello."`,
    },
    clue: {
      young: (_h, k) => `"When do you go to bed?" said ${k.name}. "At pink." "I get up at pink!"`,
      middle: (h, k) =>
        `"When do you go to bed?" said ${k.name}. "When it goes pink," said ${h.name}. ${k.name} sat up. "That's funny," said ${k.name}. "That is when I wake up."`,
      old: (h, k) =>
        `"What time is your bedtime?" said ${k.name}. "It hasn't a number. It's when the edge goes pink." "In the morning?" "At the end," said ${h.name}. "Just as the birds start." ${k.name} looked hard at ${h.him}. "But that's not the end," said ${k.name}. "That's when I get up."`,
    },
    way: {
      young: [
        (h, k) => `Pink sky. Up gets ${k.name}. And there is ${h.name}!`,
        () => `Not quite night. Not quite day. "Hello!" "Hello!"`,
        (h, k) => `${h.name} is still up. ${k.name} is just up. Play!`,
      ],
      middle: [
        (h, k) =>
          `The next morning the edge went pink, and ${h.name} did not shut ${h.his} eyes. Out came ${k.name}, in boots and pyjamas. It was not night and it was not day. It was just wide enough for two.`,
        (h, k) =>
          `There is a bit between the night and the day that belongs to nobody. The next morning they met in it. "Hello," said ${k.name}. "Hello," said ${h.name}. "So that's your voice."`,
        (h, k) =>
          `${k.name} got up early the next morning, and ${h.name} stayed up late. Late and early turned out to be the same place. The grass was wet there, and the light was soft as milk.`,
      ],
      old: [
        (h, k) =>
          `The next morning the edge went pink, and the rule said bed. ${h.name} looked at the rule, and stayed where ${h.he} was. The light came up no brighter than a lamp under a cloth. It did not hurt at all. Then a door opened, and out came ${k.name} with one boot on, and toast. "Hello," said ${k.name}. It was a lower sort of voice than ${h.name} had expected.`,
        (h, k) =>
          `There is a seam where the night is sewn on to the day. Most people are asleep for it, on one side or the other. The next morning ${h.name} was late for bed, and ${k.name} was early for breakfast. So they were both in the seam. A snail was there, and the milk. It was quite a party.`,
        (h, k) =>
          `"Is this day?" said ${h.name}, the next morning. "Nearly," said ${k.name}. "It's the thin end." The sky was grey, then it was pearl. Then it was the colour of the inside of a shell. They played at guessing each other's friends from the noises that they made. They had nearly an hour of it before the first yawn.`,
      ],
    },
    last: {
      young: (h, k) => `"Good night," said ${k.name}. "Good morning," said ${h.name}. Pink.`,
      middle: (h, k) =>
        `Every morning, when it is pink, they have their game. "Good morning," says ${k.name} at the end of it. "Good night," says ${h.name}.`,
      old: (h, k) =>
        `They have that hour to themselves most days. At the end of it the sun gets one elbow over the hill. "Good night," says ${h.name}, yawning. "Good morning," says ${k.name}. And they both go in, one to bed and one to porridge.`,
    },
    at: { setting: null, time: 'sunset', pose: 'wave', things: [], withChild: true },
    club: 'Daytime',
  },
  {
    id: 'asked-to-supper',
    asks: (theme) => eatsNoMeat(theme) && WITH_TEETH.test(theme.hero?.being?.id ?? ''),
    to: () => 'be asked to supper',
    habit: {
      young: (h) => `${h.name} eats carrots. CRUNCH!`,
      middle: (h) => `${h.name} was a vegetarian, and ate carrots. You could hear it in the next field. CRUNCH.`,
      old: (h) =>
        `${h.name} was a vegetarian. ${h.He} ate carrots, with the windows open, and you could hear it two fields off. CRUNCH.`,
    },
    tries: [
      {
        young: () => `A big smile! So many teeth. They all ran.`,
        middle: (h) => `${h.name} smiled at everyone. But a smile is where the teeth are, and they all went home.`,
        old: (h) =>
          `${h.name} stood at the gate and smiled at all who came by, to show what a friendly face it was. But it is in a smile that you keep your teeth. The road was soon empty in both directions.`,
        pose: 'wave',
        things: [],
      },
      {
        young: () => `A sign! But nobody came near to read it.`,
        middle: (h) =>
          `So ${h.name} put up a sign: ONLY CARROTS HERE. But nobody goes up to a ${h.kind} to read the small letters.`,
        old: (h) =>
          `So ${h.name} wrote a sign: I ONLY EAT CARROTS. PLEASE ASK ME TO SUPPER. But to read it you would have to stand next to a ${h.kind}. Those who could read were the first to think of that.`,
        pose: 'stand',
        things: ['sign'],
      },
    ],
    first: {
      young: () => `"Pass the salt," was the answer.`,
      middle: (h) => `"Say, pass the salt," said ${h.name}. "I've never had anybody to say it to."`,
      old: (h) =>
        `"Say, pass the salt," said ${h.name}. "That's all. I've got salt. It's just that when you want it, somebody else ought to have it."`,
    },
    clue: {
      young: (_h, k) => `"I can hear the carrots!" said ${k.name}.`,
      middle: (h, k) =>
        `"I knew that you ate carrots before I ever saw you," said ${k.name}. "How?" said ${h.name}. "Well," said ${k.name}. "CRUNCH." There is no other noise like it.`,
      old: (h, k) =>
        `"I wasn't afraid," said ${k.name}. "I heard you before I saw you. Nothing else goes like that. Toast doesn't. It isn't a noise you can make by accident." ${h.name} looked at the carrot in ${h.his} paw. "They can't see who I am from over there," said ${h.name}. "But they could hear it."`,
    },
    way: {
      young: [
        (h) => `Dark. All quiet. CRUNCH, went ${h.name}. CRUNCH, went somebody!`,
        () => `CRUNCH! "I know that noise," said a hen. "It's carrots!"`,
        () => `No smile. No sign. Only CRUNCH. And in they came.`,
      ],
      middle: [
        (h) =>
          `That night ${h.name} sat out in the dark, where no one could see teeth. CRUNCH, went the carrot. In a window a hen put down her fork. "That's no wolfish noise," she said. "That's a root vegetable."`,
        (h) =>
          `It was a still night. ${h.name} blew out the lamp and began. CRUNCH. And from over the wall, very small: crunch. And then from the barn: crunch, crunch. Everybody was having carrots.`,
        (h) =>
          `There was a cloud on the moon. ${h.name} carried supper out into the field. CRUNCH. Nobody ran. You can't be frightened of that. "Is there room on your log?" said a rabbit.`,
      ],
      old: [
        (h) =>
          `That night there was no lamp and no sign. ${h.name} sat down in the dark, in the middle of the field, with a bag of carrots. CRUNCH. Far off, a door opened. CRUNCH. Somebody said, "That's carrots, that is," in the voice of a person who knows. "Whoever it is," said somebody else, "they're eating all alone." It was a hen, and she had brought her own plate.`,
        (h) =>
          `You cannot hide good teeth. But you can let them be heard. ${h.name} began, out in the dark, slowly, one carrot after another. Each of them went off like a gate. And one by one, from the barn, and the hutch, and the hole in the bank, the answers came back. Crunch. Crunch. Crunch. It was like finding out that everyone knows the same song.`,
        (h) =>
          `It was so dark that there was nothing to be afraid of except a noise. They all knew that noise. They made it themselves. A rabbit came first, because it was the rabbit's favourite, and sat down by something large and warm. "Good ones, these," said the rabbit. "Yes," said ${h.name}. ${h.He} had to swallow before ${h.he} could say the rest. "Would you pass the salt?"`,
      ],
    },
    last: {
      young: (h) => `"Pass the salt," said ${h.name}. And somebody did. CRUNCH.`,
      middle: (h) =>
        `They eat together on Fridays now. ${h.name} sits in the middle, with all those teeth. They are a great help with the pumpkin.`,
      old: () =>
        `On Fridays they all eat in the field. Nobody looks at the teeth now, unless there is a pumpkin to be opened. Then there is a queue. From the road you would hear nothing but crunching. It takes two people to pass the salt, and there are always two.`,
    },
    at: { setting: 'farm', time: 'night', pose: 'sit', things: ['carrot'], withChild: false },
    club: 'Supper',
  },
  {
    id: 'mountains-under-the-sea',
    asks: ({ want, hero, place }) =>
      (wantsTo(/\b(?:mountains?|hills?)\b/, want) || (want !== null && place?.place?.setting === 'mountain')) &&
      hero?.being !== undefined &&
      hero.being !== null &&
      (hero.being.isa === 'sea' || hero.being.setting === 'undersea'),
    to: () => 'see the mountains',
    habit: {
      young: (h) => `Over the bumps goes ${h.name}. Every day.`,
      middle: (h) => `Every day ${h.name} swam over the dark bumps to lunch, and never looked down.`,
      old: (h) => `Twice a day ${h.name} swam over the dark part, looking straight ahead, as you do on the way home.`,
    },
    tries: [
      {
        young: () => `A big wave! Up. Look. Too quick!`,
        middle: (h) => `${h.name} looked from the top of a wave. But a wave is only tall for a moment.`,
        old: (h) =>
          `${h.name} waited for the tallest wave and looked out from the top. There was something blue, with a point. But a wave does not stay up because you are looking, and down it all went.`,
        pose: 'look-up',
        things: [],
      },
      {
        young: (h) => `Up on the sand. Flop. ${h.name} is no walker.`,
        middle: (h) =>
          `So ${h.name} came out on the sand. But the mountains were a week's walk off, and ${h.name} was no walker.`,
        old: (h) =>
          `So ${h.name} came right out on to the sand. The mountains were over there, quite plain. But they were a week's walk away, and there was nothing on ${h.name} that was any good at walking.`,
        at: 'mountain',
        pose: 'sit',
        things: [],
      },
    ],
    first: {
      young: () => `"Go round the pointy top," was the answer.`,
      middle: (h) => `"Go right round the very top," said ${h.name}. "And see nothing that is higher up."`,
      old: (h) =>
        `"Go round the very tip of one," said ${h.name}. "And look down all the sides of it, where it gets dark. And know that it had been standing there all that time without me."`,
    },
    clue: {
      young: (h, k) => `"What are the bumps?" said ${k.name}. "Just bumps," said ${h.name}.`,
      middle: (h, k) =>
        `"What's in the dark part?" said ${k.name}. "Only bumps," said ${h.name}. "How big?" "I don't know. They go down and down." ${k.name} began to smile.`,
      old: (h, k) =>
        `${k.name} had a map, and it had the sea on it too, with all the numbers. "What do you swim over, to get home?" "Nothing. Just some bumps." "How far down do they go?" ${h.name} had never thought. ${k.name} turned the map the right way up. "The longest mountains in the world are under the sea," said ${k.name}. "It says here. They're yours."`,
    },
    way: {
      young: [
        (h) => `Down looks ${h.name}. Pointy tops! One, two, ten!`,
        (h) => `Not bumps. Mountains! Round the top goes ${h.name}.`,
        (h) => `So tall. So deep. And ${h.name} is over them all.`,
      ],
      middle: [
        (h) =>
          `${h.name} swam home by the dark part, and this time ${h.he} looked down. There was a point. It had sides, and the sides went down for ever. ${h.name} swam right round the top of it, slowly.`,
        (h) =>
          `They were not bumps at all. They were the tops. There was one, and one more behind it. A whole row went off into the blue. ${h.name} touched the highest with one finger, or what you have.`,
        (h) =>
          `People climb for a week to see what ${h.name} saw now. There were peaks and valleys, and one tiny crab, right on the tip. "Lovely view," said the crab.`,
      ],
      old: [
        (h) =>
          `${h.name} went home the usual way, and stopped in the middle. Nobody stops there. It was dark at first, and then it was less so. A shape came up out of it, sharp as a tooth, then another, then a long line of them. They had shoulders. They had snow, or something that was falling as slowly as snow. ${h.name} swam once round the nearest tip, and looked down all the sides.`,
        (h) =>
          `It was the size that was hard to believe. ${h.name} went down along one side for as long as you like to, and there was no bottom. ${h.He} had been passing over the top every day like a bird with a bag of shopping. On the very tip lived a crab. "Did you climb?" said the crab. "No," said ${h.name}. "I came from above."`,
        (h) =>
          `There are mountains down there that nobody has ever stood on. They go on for longer than any on land, right round the world. ${h.name} found the first of them on a Tuesday, on the way home, by looking down. There was nothing higher. There was only ${h.name}, hanging over the top of it like a small, surprised moon.`,
      ],
    },
    last: {
      young: (h) => `Good night, mountains. Good night, ${h.name}, up on top.`,
      middle: (h) =>
        `Up on land they look at their mountains from the bottom. ${h.name} has breakfast over the top of one.`,
      old: (h) =>
        `On clear days you can see the far blue ones from the waves, and ${h.name} always gives them a nod. Then it is time to go home, over the passes, with the dark valleys going by underneath.`,
    },
    at: { setting: 'undersea', pose: 'float', things: [], withChild: false },
    club: 'Hill',
  },
];
