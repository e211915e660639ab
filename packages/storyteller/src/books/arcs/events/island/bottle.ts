import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = ['Here it comes again!', 'Back it came!', 'Look, it is back!', 'And it came back!'] as const;
const TITLES = ['the bottle that came back', 'here it comes again', 'a letter to anybody', 'the boat and the bottle'];

/** The boat has drifted off, and the letter in the bottle comes back each time. Then the boat will come back too. */
export const BOTTLE: EventPlot = { id: 'bottle', when: /\b(?:bottle|message|letter|note)\b/i, young, middle, old };

function young(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['rowing-boat'],
        },
        `A small island! ${A.introduced} is here. ${B.introduced} is here.${comesToo} ${Gcap} rowed.`,
        `${A.introduced} goes to an island. So does ${B.introduced}.${comesToo} It is a boat trip with ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious')], things: ['shoe', 'bucket'] },
        `What is on the beach? A shoe. A bucket. The sea put them there.`,
        `The sea put things here. Here is an old shoe. There is a bucket.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'worried'), seen(G, 'stand', 'surprised')],
          things: ['rowing-boat'],
        },
        `Oh no! The boat! It is far out on the sea. "My knot!" says ${g}.`,
        `"Look!" says ${b}. There goes the boat. ${Gcap} did not tie it well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'bottle')], things: ['bottle', 'letter'] },
        `${a} writes a letter. COME, PLEASE. It goes in a bottle. Plop, into the sea!`,
        `COME AND GET US. ${a} puts the letter in a bottle. Off you go, bottle!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['bottle'] },
        `One wave, two waves. "${refrain}" There lies the bottle.`,
        `But the waves push it in. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'determined')], things: ['bottle'] },
        `${b} throws it. It goes far. But the waves come in. "${refrain}"`,
        `Now ${b} throws it far. Wave, wave, wave. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad')], things: ['bottle', 'shoe'] },
        `They sit by the shoe. It all comes back here. Shoe, bucket, bottle.`,
        `The bottle is here. The shoe is here. It all comes to this beach.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'excited'), seen(G, 'look-up', 'curious')] },
        `"It all comes back!" says ${k}. "Then the boat comes back too!"`,
        `"Wait!" says ${k}. "The sea brings it all here. It will bring the boat!"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'cheer', 'happy'), things: ['rowing-boat'] },
        `They wait. They look. One wave, two waves. Bump! "${refrain}" The boat!`,
        `So they wait, and wait. What is that? Bump, on the sand. It is the boat!`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          things: ['rowing-boat'],
        },
        `Home they go. The bottle stays. "We will come back," says ${a}. Good night, island.`,
        `${Gcap} rows them home. Good night, bottle. "We come back too," says ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')],
          things: ['rowing-boat'],
        },
        `The island was so small that you could see both ends. ${A.introduced} got out first. ${B.introduced} got out next.${comesToo} ${Gcap} tied up the boat with a knot.`,
        `${Gcap} rowed, and it was not far. It was an island with one bush on it. "Ours!" said ${A.introduced}. "All of it!" said ${B.introduced}.${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')],
          things: ['shoe', 'bucket'],
        },
        `All along the beach lay things. There was a shoe, a bucket, and half a door. There were four oranges. "Who left them here?" said ${a}. "The sea did," said ${b}.`,
        `They found half a door, a bucket, four oranges, and a shoe. "It's like a shop," said ${a}. The sea had brought it all, and put it down in a row.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'worried'), seen(G, 'stand', 'surprised')],
          things: ['rowing-boat'],
        },
        `"Is that our boat?" said ${b}. It was. It was a long way out, and it was going somewhere. ${Gcap} looked at the end of the rope. "That was a new knot," said ${g}.`,
        `When they turned round there was no boat. At least, there was a very small one, far out. "It has come undone," said ${g}. "Well. There are still the oranges."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'bottle')], things: ['bottle', 'letter'] },
        `"Castaways write letters," said ${a}. So they wrote one. TO ANYBODY. PLEASE COME. They put it in a bottle, and gave it to the sea.`,
        `There was only one thing to do, and ${a} knew it from books. The letter said WE ARE HERE. THERE ARE ORANGES. It went into an empty bottle, and the bottle went in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')], things: ['bottle'] },
        `It bobbed. It turned round twice. Then a wave took hold of it and rolled it up the sand. "${refrain}" said ${b}.`,
        `Off it went, for as long as it takes to wave. The next wave had other ideas. It laid the bottle down beside the shoe. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'determined'), seen(A, 'stand', 'worried')], things: ['bottle'] },
        `"You have to throw it," said ${b}, and ran, and threw. It was a fine throw. But all the waves were coming in, and not one was going out. "${refrain}"`,
        `${b} threw it next, right over the first three waves. That only meant that three more waves could push. They counted. It took eleven. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')],
          things: ['bottle', 'leaf'],
        },
        `Then they gave it a sail, made of a leaf. It looked like a proper ship. But the wind blew in from the sea as well. It sailed home faster than before. "${refrain}"`,
        `So ${a} tried the other end of the island. It was calmer there. The bottle went along the edge and up to the very same shoe. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['bottle', 'shoe'] },
        `Nobody could think of any more. They ate an orange and looked at the row of things. Shoe. Bucket. Door. Bottle. It was getting late.`,
        `They sat down in the row, between the bucket and the bottle. "Now we've been washed up too," said ${g}. It was a little bit funny, and a little bit not.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'jump', 'excited'), seen(G, 'look-up', 'curious')],
          things: ['shoe', 'bottle'],
        },
        `${k} picked up the shoe, and put it down. "It all ends up here," said ${k}. "Whatever floats." "Yes," said ${g}, "that's the trouble." "But a boat floats!" said ${k}.`,
        `${k} stood up all at once. "What comes to this beach?" said ${k}. "Everything," said ${g}. "Then we needn't send for anybody! We only have to wait!"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'cheer', 'happy'), things: ['rowing-boat'] },
        `They sat in a row and watched the edge of the sea. A dot came. It grew a front and a back. With a soft bump it ran up the sand, just next to the shoe. "${refrain}" they all shouted.`,
        `The sun went down to the water. Far out, something had turned round. It came in, one wave after another. Bump! There was the boat, in the row, next to the bottle.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          things: ['rowing-boat'],
        },
        `They left the bottle where it was, with a new letter in it. It said BACK SOON. "Who is it for?" said ${g}, rowing. "Us," said ${a}.`,
        `On the way home ${b} looked back. The island was as small as a loaf. "It'll all still be there," said ${b}. "It can't get away." ${a} was asleep, with an orange.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')],
          things: ['rowing-boat'],
        },
        `It had a name on the map, but the name was longer than the island. It was a bank of sand with one bush and a great deal of sky. ${Gcap} rowed them over after lunch. ${A.introduced} jumped out at the front. ${B.introduced} had brought the list of what castaways need.${comesToo} "I'll do the rope," said ${g}. "I've learned a new knot."`,
        `"There," said ${g}, and shipped the oars. "A desert island." It was just what had been asked for. ${A.introduced} ran round it, and was back before anybody had got out the sandwiches. ${B.introduced} did it again, with paces, and wrote the number down.${comesToo} The boat was tied to the bush, in a way that ${g} had seen in a magazine.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')],
          things: ['shoe', 'bucket'],
        },
        `On the side towards the sea lay a long row of things. There was a left shoe, a bucket, four oranges, and half a door that was painted blue. There was a glove. "It's all been put out," said ${a}, "as if somebody was having a sale." "It's the current," said ${b}. "It sets it down here. Look, there's a toothbrush from Spain."`,
        `${b} made a list of the beach. "One shoe, left. One bucket. Oranges, four. Half a door, blue. One Spanish toothbrush." It looked as though somebody had begun to furnish the place and been called away. "Where does it all come from?" said ${a}. "From everywhere," said ${b}. "It goes round and round out there. Then it comes here." And ${b} wrote that down too.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'worried'), seen(G, 'stand', 'surprised')],
          things: ['rowing-boat'],
        },
        `It was the quiet that made them look up. Something had stopped knocking. Their boat was out beyond the last wave, empty, with its nose in the air, and it was leaving. It was far too deep to fetch. ${Gcap} picked up the end of the rope and turned it over. "It looked so good in the picture," said ${g}.`,
        `"Did we come in that?" said ${a}. Quite a long way off, and getting smaller, a boat was having the afternoon to itself. Nobody moved. You do not swim after a boat. It is always a better swimmer. "There was a second loop," said ${g}, and sat down. "I thought it was for decoration."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'bottle'), seen(B, 'stand', 'worried')],
          things: ['bottle', 'letter'],
        },
        `${b} would have liked to wait by the bush. That is what it says you should do. But ${a} was a person who had to be doing something, and ${a} had an empty bottle. TO ANYBODY, said the letter. WE ARE CAST AWAY. BRING A BOAT AND SOME SOUP. The cork went in with a squeak. "It'll be in Spain by supper," said ${a}.`,
        `"When you're lost, you stay where you are," said ${b}. "We aren't lost. We're marooned," said ${a}, "and that's different. You have to send for help." It was a good letter. It gave the number of paces, and drew the bush. They rolled it up small, and put it into the lemonade bottle, and let it go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')], things: ['bottle'] },
        `It bowed to them. It turned its back. Then it thought better of it, and came in on the next wave, and lay down beside the shoe. "${refrain}" said ${b}. "It needs a push," said ${a}. The second time it got as far as the toothbrush had. "${refrain}"`,
        `A bottle looks very brave when it sets out. This one went up over the first wave, and down, and up. The third one was bigger. It picked it up and handed it back, like something that has been dropped in a shop. "${refrain}" said ${b}, who had it in the list already.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'worried')], things: ['bottle'] },
        `So ${a} threw it. It was the throw of a lifetime, over three waves and into the fourth. But there is always a fifth one. They all come in. Nobody has ever seen a wave going out. "${refrain}" "You're wearing out the cork," said ${b}. ${a} kicked the sand, and some of it went on the list.`,
        `After that it got a sail. It was a leaf on a stick, and it drew beautifully. It drew straight up the beach, since the wind came from the same place as the waves. "${refrain}" They tried from the left end. They tried from the right. "You could just sit down," said ${b}. "You could just help," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `"You and your list!" said ${a}. "It's no use to know what there is. I want to be somewhere else!" ${b} did not answer. ${b} tore off the last clean page. It was the one that had been meant for drawing the raft. "Here," said ${b}. "Yours has got wet. Write it again, if you like."`,
        `They had stopped talking, which is hard to do on forty paces. Each of them took an end. ${a} saw, from there, that ${b} had put down the pencil and gone into the water to the ankles. ${b} was fetching the bottle out. ${b} dried it, and held it out, without a word. "It isn't your fault," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['bottle', 'shoe'] },
        `They came and sat by ${g}, who had shared out the oranges. The sun was getting down to business in the west. ${Gcap} said that somebody was sure to miss them by bedtime. They looked at the row. Shoe, bucket, half a door. And there, on the end, was the bottle.`,
        `"They'll see us from the shore when it gets dark," said ${g}. "I have a whistle, and the good torch. We'll be late, and that's all we'll be." It was a comfort, and the sandwiches were another. In front of them lay everything that the sea had no use for, all in line. ${k} read it from left to right.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'jump', 'excited'), seen(G, 'look-up', 'curious')],
          things: ['shoe', 'bottle'],
        },
        `${k} stopped chewing. "How many times did it come back?" "Nine," said ${g}. "I was keeping count." "And the shoe came here, and the door. So everything that floats and isn't going anywhere comes here." ${k} got up, and looked out to sea. "What floats," said ${k}, "and hasn't got anyone in it to steer?"`,
        `"It goes round and round out there," said ${k}, slowly, "and then it comes here." "So it does," said ${g}. "There's no going against it." "But who's going against it?" said ${k}. "The boat isn't! It's only a big bottle with a hole in the top!" They all turned to look at the water.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'look-up', 'excited'), things: ['rowing-boat'] },
        `It is easier to do nothing if you know what for. They sat down in the row themselves, after the bottle, and waited their turn. First it was a speck, and ${b} did not dare to put it on the list. Then it had two ends. It came in sideways, looking at the view. It ran up on the sand by the left shoe, with a bump. "${refrain}" they roared.`,
        `The whole sky was pink by the time that it showed. It had been right round the back, by the look of it. There was weed on one oar. Wave after wave took it by the elbow and brought it in. It did not hurry. It stopped next to the blue door, just where you would expect a boat. "One boat," said ${b}, and underlined it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(B, 'stand', 'proud'), seen(A, 'stand', 'happy')],
          things: ['rowing-boat', 'bottle'],
        },
        `${b} was the one who tied it, while they loaded up, with an ordinary bow. ${a} did not throw the bottle again. ${a} corked it well and stood it in its place in the row. "It might be wanted," said ${a}. The new letter had been a joint one. DON'T WORRY, it said. SIT DOWN. IT ALL COMES ROUND.`,
        `"I was right to wait," said ${b}, "only I didn't know why." "I was wrong to throw it," said ${a}. "But if I hadn't, nobody would know that it comes back." They thought about who had won. ${Gcap} held the boat with both arms, and said that it had better be soon.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          things: ['rowing-boat'],
        },
        `They rowed home over a sea full of stars. Behind them the island got on with it. In the spring they went there again, with a great deal of rope. The bottle had gone from the row. In its place was another, a green one. There was a letter in it, in Spanish, and a drawing of a bush.`,
        `${a} slept all the way, with both feet in the bilge. A week later ${b} found something on the shore at home, between the weed and the feathers. It had a worn cork. They took it out and read it, though they knew what it said. The sea must have made a mistake. Or it had thought that the bottle lived there.`,
      ),
    ],
  };
}
