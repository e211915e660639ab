import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Not now, not yet!',
  'Oh no, not yet!',
  'It is not ready!',
  'Almost, not yet!',
  'One more minute!',
  'Soon, but not yet!',
  'Just wait a bit!',
  'Not this minute!',
  'In a little while!',
  'A bit later!',
  'Not for a while!',
] as const;
const TITLES = ['not yet', 'the bath that was full', 'no room in the bath', 'who is in the bath'];

/** The bath is not ready until one thing more is in it, and one thing more; then there is no room to get in. */
export const NO_ROOM: EventPlot = {
  id: 'no-room',
  when: /^bath ?(?:time)?$|^(?!.*\b(?:hair|shampoo|plug|(?:get(?:s|ting)?|comes?) out\b|stays? in\b)).*\b(?:hat(?:e|es|ed)|won'?t|refus\w*|does ?n'?t|don'?t|no|never|muddy|dirty|mud|smelly|stinky|toys?|ducks?)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `${A.introduced} was all over mud. ${B.introduced} had some, too.${comesToo} "Bath time!" said ${g}. "I hate baths!" said ${a}.`,
        `Mud, mud, mud! It was on ${A.introduced}. It was on ${B.introduced}.${comesToo} "Bath time!" said ${g}. "I hate baths!"`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'calm')],
          things: ['bathtub', 'boat'],
        },
        `"In you get," said ${g}. "${refrain}" said ${a}. "It has no boat." In went a boat.`,
        `The bath was warm. "${refrain}" said ${a}. "A bath has to have a boat." So they got one.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'ball')], things: ['bathtub'] },
        `"Now?" "${refrain}" said ${a}. "It has no ball." ${b} put in a ball. It bobbed.`,
        `"In you get!" "${refrain} It needs a ball." Plop! ${b} put in a big one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'bucket'), seen(B, 'hold', 'happy', 'cup')],
          things: ['bathtub'],
        },
        `"Now?" "${refrain}" In went a bucket. In went six cups. In went a duck.`,
        `In went cups. In went a bucket, and ducks. "Now?" "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['bathtub', 'boat', 'ball', 'bucket'],
        },
        `"Now it is ready!" said ${a}. ${a} put in one foot. There was no room for a foot.`,
        `"Ready!" said ${a}. One leg went up. Where could it go? There was no room!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['bathtub'] },
        `"The ball is in there," said ${a}. "The boat is in. And I am not in!"`,
        `They were all in the bath. ${a} was not. ${a} was cold now. "I want to get in!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['ball'] },
        `"Out, ball!" said ${k}. "Out, boat! Out, bucket!" Out they all came.`,
        `"Then they must get out," said ${k}. Out! Out! Out! Now there was room.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['bathtub'] },
        `Splash! In went ${a}. "Get out now," said ${g}. And what did ${a} say? "${refrain}"`,
        `In jumped ${a}. It was lovely. "Time to get out," said ${g}. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now ${a} is in bed, asleep. The ball is not in the bed.`,
        `Good night. Only ${a} is in bed, asleep. There is lots of room.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `It had been a good day for mud. ${A.introduced} had it to the knees. ${B.introduced} had it to the ears.${comesToo} "Bath time," said ${g}, at the door. "You first." "Me?" said ${a}. "I hate baths."`,
        `${A.introduced} and ${B.introduced} came in. So did the mud.${comesToo} It was on the mat and on the wall. "Bath time," said ${g}. They all looked at ${a}. "I hate baths," said ${a}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'calm')],
          things: ['bathtub', 'boat'],
        },
        `The water was warm, and up to the line. "In you get." "${refrain}" said ${a}. "It's too empty. It looks lonely." So they fetched the boat. It sailed from end to end.`,
        `"It's just right," said ${g}, with one elbow in it. "${refrain}" said ${a}. "There's nothing on it. A sea has to have a boat." That was fair. In went the boat.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'happy', 'ball'), seen(A, 'stand', 'determined')],
          things: ['bathtub'],
        },
        `"Now?" said ${g}. "${refrain} The boat's got nobody to race." ${b} found a ball. After it came a second ball, so that the first would not be sad.`,
        `"Well, then?" "${refrain} It needs an island." ${b} ran for the beach ball, the large one. It was a good island. It took up the whole tap end.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'bucket'), seen(B, 'hold', 'happy', 'cup')],
          things: ['bathtub'],
        },
        `After that it went quickly. There were eleven ducks. There was a bucket for them to live in, and cups for tea. "Now, surely," said ${g}. "${refrain}" said ${a}, and went for the watering can.`,
        `In came the ducks, all eleven. In came cups, a bucket, a spade and a colander. The water rose and rose. ${Gcap} sat on the stool and looked at the clock. "Is it ready?" "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'stand', 'proud')],
          things: ['bathtub', 'boat', 'ball', 'bucket'],
        },
        `Last of all they laid the colander on top, for a roof. ${a} stood back. "There!" said ${a}. "Now it's ready." It was the best bath that anybody had ever seen. You could hardly tell that it was one.`,
        `At last there was nothing left in the house that would float. "Now!" said ${a}. "I'm getting in." And ${a} lifted one muddy leg over the edge, and held it there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'surprised')], things: ['bathtub'] },
        `There was no place for a foot. There was no place for a toe. Wherever you looked, there was a duck. "They've taken my bath!" said ${a}. "They're not even dirty!"`,
        `But where do you put a leg in a bath like that? The ball was in the way, and then the bucket. "It's full," said ${b}. "It's my bath," said ${a}, shivering, "and everyone's in it but me!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['ball'] },
        `"Then say it to them," said ${k}. "Say what you say. Only the other way round." ${k} pointed at the ball. "Out you get! Yes, now!" And out it came, with a squeak.`,
        `${k} looked at them all, sitting there so warm. "They've been in long enough," said ${k}. "They're quite clean. It's time to get out, ducks! Yes, you!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'hold', 'happy', 'bucket')],
          things: ['ball', 'boat'],
        },
        `Out came the ducks, in a row. Out came cups and cans. They stood about on the mat and dripped. There was more and more water to see. It was still warm. Nobody had to say anything twice.`,
        `They emptied that bath in half the time that it had taken to fill. The floor was covered with things that were clean. In the whole room there was only one who was muddy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'calm')], things: ['bathtub'] },
        `Splash! ${a} lay down flat in it, from end to end. The mud came off in clouds. It was so big, and so empty, and so nice. "Time to get out," said ${g}, at last. "${refrain}" said ${a}.`,
        `Then ${a} got in, and slid down to the chin. There was room for both arms. There was room to be a crocodile. "Out you come," said ${g}, after an hour. Can you guess? "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `At bedtime eleven ducks stood on the chair, and a boat, and a ball. They wanted to come into bed. "No," said ${a}. "There's no room." And ${a} was asleep, from corner to corner.`,
        `"Shall I put your boat in with you?" said ${g}. "Or the ball? Or a duck?" But ${a} was asleep in the middle of the bed, very clean.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'sad')] },
        `They had dug a canal from the hedge to the wall.${comesToo} ${A.introduced} was mud from head to foot, and ${B.introduced} was worse. "One bath," said ${g}, "and two of you. There's hot water for one and a bit. Whoever's second gets what's left." "I'll go first," said ${a}. "Only I'm not ready." ${b}, who was cold, said nothing, and began to drip.`,
        `It was ${A.names} idea to dam the stream, and it was ${B.introduced} who had stood in it.${comesToo} Now they were both the same colour. There was a single tank of hot water in the house. "First come, first warm," said ${g}. ${A.introduced} won the toss. "Be quick, then," said ${b}, with chattering teeth. "I will," said ${a}, and meant it.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'calm')],
          things: ['bathtub', 'boat'],
        },
        `It was bath time, and the trouble was that ${a} hated baths. It was the getting in. You go from one sort of thing to another, all at once. "In," said ${g}. "${refrain}" said ${a}. "Look how bare it is." It wanted a boat. That seemed a small thing to ask. The boat was fetched, and it did look better.`,
        `Nobody minds being in a bath. It was the moment before that ${a} hated, each bath time. So there was always something. "It's ready," said ${g}. "${refrain}" said ${a}. "There ought to be a boat on it. You wouldn't ask anybody to swim in an empty sea." They got the boat, and launched it, and it took some time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'worried'), seen(A, 'stand', 'happy')],
          things: ['bathtub', 'ball'],
        },
        `"Now?" said ${g}. "${refrain} The boat has nowhere to go." So an island was wanted, and the beach ball did for that. "Is it my turn?" called ${b}, from the stairs. "Nearly," said ${a}. ${b} was sitting on a newspaper, so as not to touch the carpet. The mud had begun to go hard.`,
        `"And now," said ${g}. "${refrain}" There was no land in sight, you see. They blew up the ball. Out on the landing sat ${b}, on yesterday's paper, and drew faces in the mud on one knee. "How's it going?" "Very well," said ${a}. "I'm just about to."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'bucket'), seen(G, 'sit', 'calm')],
          things: ['bathtub', 'cup'],
        },
        `An island has birds. There were eleven ducks in the cupboard. Ducks need harbours: two buckets and a colander. Then it struck ${a} that there was no weather, and the watering can went in. ${Gcap} had sat down on the stool. "Just say when," said ${g}. "${refrain}" said ${a}, from inside the cupboard.`,
        `After that it grew by itself. Eleven ducks came down the coast. There were tugs made of soap dishes, and a lighthouse, which was the loofah. With each of them the water came up a little, and lost a little warmth. ${Gcap} felt it with an elbow. "I should get in soon, if I were you." "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'sit', 'surprised')],
          things: ['bathtub', 'boat', 'ball', 'bucket'],
        },
        `At ten to seven it was finished. They all came to see it. It was a whole country. It had trade. "It's ready," said ${a}, and there was nothing more that could be said against it. So ${a} took a deep breath, and lifted one leg, and looked for a place to put it.`,
        `There came a moment when no more would go in. ${a} walked round it twice. There was not a duck out of place. "Yes," said ${a}. "That's what I call a bath. I'm ready now." One foot went up, and over, and there it stopped, like a heron's.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')], things: ['bathtub'] },
        `There was no water to be seen. It was ducks from shore to shore. ${a} stood on one leg. "It's full," said ${a}. "I've filled it all up, and I've left me out." Somebody sneezed. It was ${b}, at the door, grey from top to toe and cracking at the elbows. "Is it still warm?" said ${b}. ${a} had forgotten that there was a second.`,
        `It was full. You could not have got in a thumb. "I've put in everything," said ${a}, "but me." And then there was a sneeze outside. ${b} stood on the newspaper, shaking. The mud had gone stiff, and bits of it fell off and tinkled. "I said I'd be quick," said ${a}. "You've been an hour," said ${b}. It was not said crossly. That was what was so bad about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined')], things: ['ball'] },
        `"They've had the good of it," said ${k}, with a look at the ducks. "They've sat there in the warm for an hour, and not one of them was even dirty." ${k} took the nearest by the neck. "Time to get out," said ${k}. "No, not in a minute. Now." It was exactly how it is said to people, and it had never sounded so right.`,
        `It was ${k} who put an arm in, up to the shoulder, and felt about. "It's warm at the bottom," said ${k}. "They're keeping it in, like a lid." Then ${k} spoke to the ball, in a certain voice. They all knew it. "Out you come. I shan't say it again." And the island rose from the sea.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'happy')],
          things: ['ball', 'boat'],
        },
        `They went in a line along the edge, and dripped. Boat, ball, buckets, ducks. At the bottom lay the water, green and steaming, as much as there ever was. ${a} looked at it. It was the best moment for finding something wrong with it. "You go first," said ${a}. "You're colder." "It'll be mud soup after me," said ${b}. "I know," said ${a}.`,
        `It took three minutes. And there was the bath, bare, with a curl of steam on it. ${a} had only to step in. Instead of that ${a} stood aside. "After you," said ${a}. ${b} looked hard, to see if it was one more reason. "It isn't," said ${a}. "I just want you to be warm. I'll have what's left." ${b} was in before the end of the sentence.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy')], things: ['bathtub'] },
        `But you cannot sit there like a king, with your friend on a newspaper. "There's a tap end," said ${b}. So ${a} climbed in, without thinking, and it was done. There was room for two, once the ducks were out. It turned to soup at once. "It's quite nice, isn't it," said ${b}, "when you're in." "Time to get out," said ${g}. They both said it together. "${refrain}"`,
        `"It's silly," said ${b}, after half a minute. "There's a whole other end." Somebody was waiting, and so ${a} was over the edge and under with no moment before at all. They went the colour of cocoa. They stayed until their fingers were like walnuts. "Out," said ${g}. It need hardly be told. "${refrain}" they said.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
        `The ducks spent that night on the windowsill, and looked at the bed. It was a wide one, and warm. But nobody asked them in. ${a} was asleep at one end, and ${b} at the other, and it was full.`,
        `On the landing there was a country, drying. Nobody was at home there. The two were asleep, pink from top to toe. There was a ring round the bath that you could have grown potatoes in.`,
      ),
    ],
  };
}
