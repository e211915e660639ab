import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page, withClassmate } from '../page.ts';
import { musicIn, type Music } from './music.ts';

const REFRAINS = [
  'Is that all?',
  'Is that all there is?',
  'Just that one?',
  'Only the one?',
  'And is that all?',
  'Is there no more?',
  'No more than that?',
  'Nothing after that?',
  'Is that all of it?',
  "That's all, is it?",
] as const;
const TITLES = ['one good note', 'the last note', 'is it over?', 'when to clap'];

interface Parts {
  readonly music: Music;
  readonly refrain: string;
  /** Who leads the band. */
  readonly L: Figure;
}

const partsOf = ({ company, chance, raw }: Going): Parts => ({
  music: musicIn(raw),
  refrain: chance.pick(...REFRAINS),
  L: company.person('Mrs Drumm', 'neighbour'),
});

const withMate = (going: Going): Going => (going.B === going.company.friend ? withClassmate(going) : going);

/** One who has only one note, and a band whose tune never ends. */
export const THE_LAST: EventPlot = {
  id: 'the-last',
  young: (going) => young(withMate(going)),
  middle: (going) => middle(withMate(going)),
  old: (going) => old(withMate(going)),
};

const drawn = ({ drawn: thing }: Music) => (thing ? { things: [thing] } : { things: ['music'] as const });

const both = (
  { A, B }: Going,
  pose: ActorHint['pose'],
  a: ActorHint['feeling'],
  b: ActorHint['feeling'] = a,
): readonly ActorHint[] => [seen(A, pose, a), seen(B, 'sit', b)];

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance, Gcap } = going;
  const { music, refrain, L } = partsOf(going);
  const { to, note, heavy } = music;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'happy')], ...drawn(music) },
        `Here is ${A.introduced}. "${note}!" ${a} can ${to}. Just one note.`,
        `"${note}!" That is ${A.introduced}. ${a} wants to ${to}. One note works.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(B, 'sit', 'curious')],
          things: ['music'],
        },
        `${B.introduced} hears ${L.names} band.${comesToo} Tum, tum, tiddle, tum... Nobody claps.`,
        `In the park plays ${L.names} band. Tum, tum, tiddle, tum... Nobody claps. "Is it over?" asks ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'curious'), seen(A, 'stand', 'shy')], ...drawn(music) },
        `"May I play, too?" says ${a}. "${note}!" "${refrain}" says ${L.name}. "We need more."`,
        `"${note}! May I come, too?" "${refrain}" says ${L.name}. "Learn some more."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: both(going, 'stand', 'determined', 'curious'),
          ...drawn(music),
        },
        `${a} tries for a high one. Eeeek! A cup falls down. "${refrain}" says ${b}.`,
        `${a} tries another, high up. Eeeek! The lamp shakes. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: both(going, 'stand', 'worried', 'calm'), ...drawn(music) },
        `${a} tries a low one. Brrrp! How rude! "${refrain}" says ${b}.`,
        `Now a low one. Brrrp! Oh, how rude! "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: both(going, 'sit', 'sad', 'calm') },
        `"${note}," goes ${a}. "I have just one." "It is a good one," says ${b}.`,
        `"I have only one," says ${a}. "${note}." "But I like it," says ${b}.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(L, 'wave', 'worried'), ...both(going, 'sit', 'curious')],
          things: ['music'],
        },
        `The band plays again. Tum, tum, tiddle, tum... They all wait. "${refrain}"`,
        `Again the band plays. Tum, tum, tiddle, tum... All wait. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: both(going, 'stand', 'surprised', 'excited') },
        `"It has no end!" says ${b}. "${a}! It needs one more!"`,
        `"One is missing!" says ${b}. "The last one! ${a}, go!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(L, 'stand', 'surprised'), seen(B, 'cheer', 'happy')],
          ...drawn(music),
        },
        `${heavy ? `${a} runs to the ${music.what ?? ''}.` : `${a} gets up.`} "${note}!" And it is over! They clap and clap.`,
        `${heavy ? `Up runs ${a} to the ${music.what ?? ''}.` : `Up gets ${a}.`} "${note}!" That was the end! How they clap!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'sleepy')],
        },
        `At night ${b} sings. Tum, tum, tiddle, tum... "${refrain}" "${note}," goes ${a}.${ifNamed(going, `${Gcap} claps.`)} Good night!`,
        `Bedtime! Tum, tum, tiddle, tum, goes ${b}. "${refrain}" says ${a}. "${note}."${ifNamed(going, `${Gcap} claps.`)} Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance, Gcap } = going;
  const { music, refrain, L } = partsOf(going);
  const { to, doing, note, heavy } = music;
  const l = L.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'happy')], ...drawn(music) },
        `For a year ${A.introduced} had wanted to ${to}. Today it had worked. "${note}!" It was one note, round and clear. ${a} did it all morning, so as not to lose it.`,
        `"${note}!" It was the first note that ${A.introduced} had ever got right. Now ${a} could ${to}, as far as that went. "One day I'll do it for people," said ${a}.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(L, 'wave', 'worried'), seen(B, 'sit', 'curious')],
          things: ['music'],
        },
        `On Sundays the band played in the park, and ${B.introduced} went to listen.${comesToo} Tum, tum, tiddle, tum, it went, and then they all put down their things. Nobody clapped. Nobody knew whether it was over. It was like that every week.`,
        `${B.introduced} liked the band in the park, up to a point.${comesToo} It was the end that was odd. Tum, tum, tiddle, tum, and there it stopped. People sat there with their hands ready. Then it rained, and they went home.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'curious'), seen(A, 'stand', 'shy')], ...drawn(music) },
        `"May I be in it?" said ${a}. "What can you do?" said ${L.name}, who led the band. "${note}!" went ${a}. They waited. "${refrain}" said ${l}. "It's a nice one. But we need somebody with more of them."`,
        `${L.name} led the band, and looked tired. "I can ${to}," said ${a}, and showed it. "${note}!" ${l} put her head on one side. "${refrain}" "So far," said ${a}. "Come back when you've got some others," said ${l}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: both(going, 'stand', 'determined', 'surprised'),
          ...drawn(music),
        },
        `So ${a} went to look for the others. The next one up should have been easy. Eeeek! A cup jumped off the shelf, and next door a dog joined in. "${refrain}" said ${b}, when it was quiet. "I hope so," said ${a}.`,
        `"There must be one above it," said ${a}, and reached up for it. Eeeek! It went through the wall. The neighbour thought that it was the kettle. "${refrain}" asked ${b}, with both ears shut.`,
      ),
      page(
        { camera: 'medium', actors: both(going, 'stand', 'worried', 'happy'), ...drawn(music) },
        `Then ${a} tried below. What came was so low that it was hardly a note. Brrrp! "Pardon," said ${a}. "${refrain}" said ${b}, who had to sit down, for laughing. It isn't easy, ${doing}.`,
        `Under it there had to be one, too. Brrrp! It was very low, and it was very rude. They both said pardon. "${refrain}" said ${b}. "I'll stop there," said ${a}. "It only gets worse."`,
      ),
      page(
        { camera: 'close', actors: both(going, 'sit', 'sad', 'calm') },
        `"${note}," went ${a}, to have heard something nice. "It's all I've got." "It's a good one, though," said ${b}. "It sounds like somebody shutting a gate. It sounds like home." ${a} had not thought of it that way.`,
        `"I've just the one," said ${a}. "${note}." "Do it again," said ${b}. "${note}." "I like it," said ${b}. "After that one, there's nothing more to say." "That's just it," said ${a}, sadly.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(L, 'wave', 'worried'), ...both(going, 'sit', 'curious')],
          things: ['music'],
        },
        `On Sunday they sat on the grass, in the last row. Tum, tum, tiddle, tum, went the band. It stopped. A hundred people leaned forward. "${refrain}" somebody whispered. ${l} looked at her shoes.`,
        `They went to the park that Sunday, all the same. The band played it as well as it could. Tum, tum, tiddle, tum. There was that silence. Everybody looked at everybody. "${refrain}" said an old man.`,
      ),
      page(
        { camera: 'close', actors: both(going, 'stand', 'surprised', 'excited') },
        `${b} sat up. Tum, tum, tiddle, tum, and then? There was a hole at the end, and ${b} knew what would fit it. "It isn't over," said ${b}. "There's one missing! ${a}, it's yours!"`,
        `"It's like a door that's left open," whispered ${b}. "Somebody has to shut it." Then ${b} turned round very quickly. "${a}! They've got all of them but one. And you've got that one!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(L, 'stand', 'surprised')], ...drawn(music) },
        `${a} stood up, in the last row, with a hundred people looking.${heavy ? ` By the band was a ${music.what ?? ''} that nobody played.` : ` ${a} took a breath.`} "${note}!" It fell into that hole like a key into a lock. And everybody knew that it was over.`,
        `It was so quiet that they all heard ${a} get up. ${heavy ? `Next to the band stood a ${music.what ?? ''}, quite alone.` : `${a} didn't try for a high one or a low one.`} "${note}!" It came down on the tune as a lid comes down on a pot.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(A, 'stand', 'proud'), seen(B, 'cheer', 'happy')] },
        `How they clapped! They had three years of it saved up. "That's it!" cried ${l}. "That's the one we lost, when old Mr Finch moved away! Can you come every Sunday?" "With just the one?" said ${a}. "With just that one," said ${l}.`,
        `Then the clapping came, and hats went up. ${l} ran down through the rows. "Where did you get that?" cried ${l}. "We've looked for it ever since old Mr Finch left." "It's the only one I have," said ${a}. "It's the only one that we need," said ${l}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'sleepy')],
        },
        `So ${a} is in the band, and sits at the very end. At bedtime ${b} hums the whole tune, and stops. "${refrain}" says ${a}. It's so nice to wait a bit. "${note}."${ifNamed(going, `And ${going.g} claps, in the next room.`)}`,
        `That night ${b} couldn't sleep. Tum, tum, tiddle, tum, it went round and round. "${refrain}" said ${a}. "You know that it isn't," said ${b}. "${note}," went ${a}, very softly, and that was the end.${ifNamed(going, `${Gcap} clapped, outside the door.`)}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { music, refrain, L } = partsOf(going);
  const { to, doing, note, heavy } = music;
  const l = L.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'happy')], ...drawn(music) },
        `There are people who begin a hundred things, and there was ${A.introduced}, who had begun one. It was to ${to}. It had taken all winter. It had taken the patience of everybody in the house. And on the first of March there it was, out of nowhere, whole and round. "${note}!" It was one note. But nobody who heard it wished it to be any different. ${a} did it nine times, and wrote down the date.`,
        `"It's early days," they said at home, whenever somebody asked how it was going. ${A.introduced} was learning to ${to}. It had sounded like a gate, and then like two gates. And one evening in March it sounded like something else. "${note}!" People in the street stopped. ${a} kept quite still, so as not to break it, and did it again. So that was one. "Now for the rest," said ${a}.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(L, 'wave', 'worried'), seen(B, 'sit', 'curious')],
          things: ['music'],
        },
        `The town had a band, and it was a joke. It played on Sundays, in the park, and always the one piece. ${B.introduced} went there with a notebook, being somebody who likes to find out why.${comesToo} Tum, tum, tiddle, tum, it went, really very well. Then it stopped. Nobody ever clapped. They sat with their hands half up, like people at a bus stop. "Why?" wrote ${b}, and underlined it.`,
        `Nobody in that town had clapped for three years. ${B.introduced} had noticed that, and kept a list.${comesToo} It wasn't that the band was bad. Tum, tum, tiddle, tum, it went, every Sunday, and every foot went with it. Then it was just gone, like a step that isn't there in the dark. People waited, and looked at their watches. After a while they pretended that they had been going anyway. "It's something about the end," wrote ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'curious'), seen(A, 'stand', 'shy')], ...drawn(music) },
        `"I'd like to be in it," said ${a} to ${L.name}, who led the band, and slept badly. "Let's hear you, then," said ${l}. "${note}!" There was a pause. It was a good pause. "${refrain}" said ${l}. "Yes," said ${a}. It would have been no use to say anything else. "It's a beautiful note," said ${l}. "But a band is made of a great many. Come back when you've some more."`,
        `${L.name} put up a notice. "Players wanted," it said, so ${a} went. "What have you got?" said ${l}. "${note}!" Half the band looked up. "And then?" said ${l}. "Then I stop," said ${a}. "${refrain}" It wasn't said unkindly. ${l} counted on her fingers what it takes to play a tune, and ran out of fingers. "I've got one of them already," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: both(going, 'stand', 'determined', 'surprised'),
          ...drawn(music),
        },
        `They looked for the next one all week, ${a} and ${b}. It must be just above. You had only to go up a bit. Eeeek! A cup went off the shelf, and every dog in the street had something to say. "${refrain}" wrote ${b}, under a ladder with one rung. The next time it was two cups. "There's no way up," said ${a}. "Somebody has taken out the stairs."`,
        `"It can't be the only one," said ${b}, who had drawn a ladder, with a place for each note. One rung was filled in. ${a} tried for the rung above. Eeeek! It cleared the room. The neighbour came round to ask whether it was the fire alarm, and whether it would stop. "${refrain}" asked ${b}, pencil ready. "I sincerely hope so," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: both(going, 'stand', 'worried', 'happy'), ...drawn(music) },
        `So they tried going down. What there was below did not want to come out, and when it came it should not have. Brrrp! They both looked at the door. "Pardon," said ${a}. It is possible to laugh for so long that it hurts, and they did that. But afterwards it was still Friday. "${refrain}" said ${a}, looking at the ladder that ${b} had drawn. There was one rung, in the middle of the air.`,
        `Below was no better. ${a} leaned down to it, and out it came. Brrrp! It was so rude that they had to open a window. "That isn't a note," said ${b}, when it was possible to speak. "That's a remark." "${refrain}" thought ${a}, afterwards. A year of ${doing}, and all it came to was one. Other people had whole tunes. They had so many that they hummed them without noticing.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(L, 'stand', 'calm'), seen(A, 'stand', 'worried')] },
        `${l} had a kind heart, and that made it worse. "You could sit with us all the same," said ${l}. "You needn't make a sound. You just move along with the rest. Nobody'd know, and you'd have the jacket." It was a red jacket, with gold on it. ${a} put it on. It fitted. At the practice ${a} sat in the second row, moved along with the rest, and made no sound.`,
        `On Saturday ${l} came by, with a parcel. It was a band jacket, red, with two rows of buttons. "We're one short in the second row," said ${l}. "It looks bad. You could sit there, and pretend." "Pretend what?" said ${a}. "That you were playing." It was meant well. ${a} had wanted that jacket for a year. They tried it at the practice, and it went perfectly, and nobody noticed a thing.`,
      ),
      page(
        { camera: 'close', actors: both(going, 'think', 'sad', 'worried') },
        `"How was it?" said ${b}. "It was like eating a picture of a cake," said ${a}. Tomorrow was Sunday. There would be a hundred people, and a place in the second row. "Nobody would know," said ${b}, carefully. "I've one note," said ${a}, "and it's true. If I pretend, then I haven't even got that." And ${a} folded the jacket along its creases, and took it back.`,
        `${a} didn't say a word, the whole way home. Then it came. "I sat there in the middle," said ${a}, "and I was the only one who couldn't hear myself." ${b} looked at the jacket. Nobody gets offered that twice. "You could get used to it," said ${b}. "That's what I'm afraid of," said ${a}. So it was folded up again, and ${l} was sorry, and the second row had a gap.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'wave', 'worried'), ...both(going, 'sit', 'sad', 'curious')],
          things: ['music'],
        },
        `So on Sunday they sat at the back, on the grass, like anybody else. ${b} had the notebook. Tum, tum, tiddle, tum, went the band, and it was rather beautiful. Then it stopped. A hundred pairs of hands came up, and stayed there. "${refrain}" somebody whispered. It was so quiet that they heard the flag. ${l} stood with her back to them all, and did not turn round.`,
        `The sun shone, and everybody had come, out of habit. ${a} sat in the last row. From there you hear best. Tum, tum, tiddle, tum, and it was as if somebody had lifted a foot, and never put it down. Nobody moved. A baby looked round. "${refrain}" said an old man, quite loudly. "I wish they'd tell us." ${b} had begun to write, and stopped in the middle of a word.`,
      ),
      page(
        { camera: 'close', actors: both(going, 'sit', 'surprised', 'excited') },
        `${b} looked at the ladder. It had one rung on it. Then ${b} drew the tune next to it, tum, tum, tiddle, tum, step by step, the way it went. It went down and down to one place, and didn't arrive. "It's not over," said ${b}. "It never has been. They leave out the last one." The two pages lay side by side. "${a}," said ${b}, with no voice at all. "Where it's going. That's where you live."`,
        `It had been in the notebook all the time, on two different pages. Here was the tune, and there was a hole at the end of it. There was a note, and nothing on either side. ${b} folded the one page over on to the other. "They've got everything but the end," said ${b}, slowly. "And you've got nothing but." ${a} looked at it. "So that's what went," said ${a}, "when old Mr Finch moved away."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(L, 'stand', 'surprised')], ...drawn(music) },
        `The silence was nearly over. People were feeling for their bags. It would have been easy to let it pass. ${a} had no jacket, and no place, and there would be a hundred to hear it. ${a} stood up.${heavy ? ` By the bandstand was a ${music.what ?? ''}, which nobody had opened for three years.` : ''} "${note}!" It was true, as it had been true all along. It went over their heads, down on to the end of that tune, like a foot on the ground. And everybody knew that they were there.`,
        `"Now," said ${b}. ${a} got up, in the last row, next to a man with a sandwich.${heavy ? ` It was a long way to the old ${music.what ?? ''} beside the band.` : ''} It wasn't the high one or the low one. There was only the one, and ${a} knew it better than anybody. "${note}!" Nobody turned round, at first. They only breathed out, all of them. It was as when a door has banged for years, and somebody shuts it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(A, 'stand', 'proud'), seen(B, 'cheer', 'happy')] },
        `It began at the front, and it didn't stop. They had three years of it to get rid of. Hats went up, and a man with a sandwich clapped with the sandwich. ${l} came through the rows with the jacket over one arm. "I asked you to sit there and be quiet," said ${l}. "Yes," said ${a}. "I've never been so wrong in all my life," said ${l}, and held out a sleeve. "Will you sit at the end, and not be?"`,
        `What a noise a hundred people can make! ${b} crossed something out in the notebook, and threw the notebook in the air. Down the hill ran ${l}, who was laughing and crying, and had the red jacket. "It's the end!" cried ${l}. "You've got the end! And I asked you for more!" "There isn't any," said ${a}. "No," said ${l}. "After that one there never is." And ${a} put it on, and this time it weighed nothing.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'sleepy')],
        },
        `${cap(a)} has three notes now, and works on the fourth. But on Sundays there's only ever the one. A whole band plays towards it, and ${a} sits there, and waits. That's the best part. At night ${b} can't leave it alone. Tum, tum, tiddle, tum, it comes from the other bed. "${refrain}" says ${a}, into the dark.${ifNamed(going, `Outside the door stands ${going.g}, with both hands ready.`)} And then, when nobody can bear it any longer: "${note}."`,
        `They stayed the night at ${B.names}, since nobody could sleep anyway. Tum, tum, tiddle, tum, went ${b}, into the pillow, and stopped there, on purpose. It's hard to say how long it lasted. A floorboard creaked, and a clock held its breath.${ifNamed(going, `That was ${going.g}, who waited on the stairs.`)} "${refrain}" said ${b}, in the end. "${note}," went ${a}, as softly as it can be done. And everybody in that house turned over, and slept.`,
      ),
    ],
  };
}
