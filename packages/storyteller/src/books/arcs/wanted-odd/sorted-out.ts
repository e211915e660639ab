import { fitting } from '../wording.ts';
import type { Oddness } from './oddness.ts';

const up = (text: string): string => text.toLocaleUpperCase('en');

/** Somebody who knows a thing at once, who knows where it all is, and who can be trusted not to. */
export const SORTED_OUT: readonly Oddness[] = [
  {
    id: 'finder',
    nuisances: [
      {
        at: 'garden',
        young: ({ n, x, noise }) => `${n} saw ${x} at the picnic. ${noise}! All the plates fell over.`,
        middle: ({ n, past, a }) =>
          `At the picnic ${n} ${past}, right across the rug. Nobody could reach the rolls. "Every time," said ${a}.`,
        old: ({ n, past, a }) =>
          `At the summer picnic ${n} ${past}, as anyone might have known. It happened in the middle of the rug. A rug has only one middle, and all the plates are in it. "Every single time," said ${a}, and lifted an elbow out of the jelly.`,
      },
      {
        at: 'shop',
        young: ({ n, x, noise, a }) => `${n} saw ${x} in the shop. ${noise}! "Mind the door," said ${a}.`,
        middle: ({ n, past, a }) =>
          `In the shop ${n} ${past} in the doorway. Nobody could get in, and nobody could get out. "Could you do that somewhere else?" said ${a}.`,
        old: ({ n, past, a, x }) =>
          `It was the same in the shop. There was ${x} on the shelf beside the door. So it was in the door that ${n} ${past}. Half the town was outside, and half of it was in. "Could you possibly do that somewhere else?" said ${a}.`,
      },
    ],
    need: {
      young: ({ x, b }) => `Here are nine pots. In one is ${x}. ${b} gets spots from it!`,
      middle: ({ x, b, a }) =>
        `Then came the big supper. ${a} had washed nine pots, and all the labels came off. In one of them was ${x}. And ${b} must never have any, for it always ended in spots.`,
      old: [
        ({ x, b, a }) =>
          `On the Sunday there was a supper, to say welcome to ${b}. There was just one thing that ${b} could not have, which was ${x}, because of spots. "That's easy," said ${a}. "It's all in pots with labels." Then ${a} washed the pots. There were nine of them in a row, shining, and the labels were in the sink.`,
        ({ x, b, a }) =>
          `It was the Sunday, and they were giving ${b} a welcome, with courses. "I can eat anything," said ${b}, "bar ${x}. I come out in spots." Now there was ${x} in one pot of the nine, and it said so on the label. But ${a} had wanted to do everything properly. The pots had been in the sink since noon, and the labels were soup.`,
        ({ x, b, a }) =>
          `Nine pots stood on the table that Sunday, for the supper that was to welcome ${b}. They had been scrubbed by ${a} until you could not tell them apart. That was the trouble. In one there was ${x}, and ${b} had only to taste it to be all over spots. "They did have labels," said ${a}, looking at something wet in one hand.`,
      ],
    },
    others: {
      young: ({ a }) => `"Which one is it?" said ${a}. But all the pots looked the same.`,
      middle: ({ a }) =>
        `${a.charAt(0).toUpperCase()}${a.slice(1)} sniffed at each pot. But ${a} had a cold, and they all smelled of nothing. Shaking was no use. It was all one noise.`,
      old: ({ a }) =>
        `They held them to the light, but pots do not let it through. They shook them, but a thing that is full makes no noise. ${a.charAt(0).toUpperCase()}${a.slice(1)} sniffed at all nine, and had a cold. "It smells of my nose," said ${a}. The guests were coming up the path.`,
    },
    moment: {
      young: [
        ({ n, noise, b }) => `${n} looked into pot one. Pot two. Pot three. ${noise}! "That is it!" said ${b}.`,
        ({ n, noise, x, b }) => `The lids came off. ${n} looked. ${noise}! "There is the ${x}!" said ${b}.`,
        ({ n, noise, b }) => `"Not this pot," said ${n}. "Not this." ${noise}! So ${b} did not eat that.`,
      ],
      middle: [
        ({ n, noise, b }) =>
          `They took the lids off, and ${n} walked along the row. One. Two. Three. Nothing. Four. Five. ${noise}! Nobody had to ask. "That's the one," said ${b}, and moved along.`,
        ({ n, noise, k }) =>
          `"Are you ready?" said ${k}, and held the cushion. ${n} looked into the first pot, and the second, and the third. At the sixth it was ${noise.toLowerCase()}, right into the cushion. They put a lid on that one.`,
        ({ n, past, a }) =>
          `Down the row went ${n}. Everybody held their breath at every pot. And at pot number eight ${n} ${past}. "Never wrong," said ${a}. "Not once in all these years."`,
      ],
      old: [
        ({ n, noise, b, k }) =>
          `${k} put a cushion ready, and took the lids off one by one. ${n} went along the row like a general. One, and two, and nothing. Three, and nothing. It was so quiet that you could hear ${b} not breathing. Six. Seven. ${noise}! It could not have been plainer if it had been in print. They put a ribbon round number seven, and a hand under ${n}.`,
        ({ n, past, b, a }) =>
          `There is a great deal of guessing in the world, and ${n} had never done any of it. ${n} looked into the first pot. ${n} looked into the second. ${a} began to write on a new label, to be ready. At pot five, in front of the whole supper, ${n} ${past}. "That," said ${a}, "is what I call sure." And ${b} had a second helping of the other eight.`,
        ({ n, noise, x }) =>
          `Each lid came off with a small clink. Clink, said the first, and ${n} shook both ears. Clink, said the next. It was going to be one of them, and everyone would see. Clink. ${noise}! When ${n} looked up again there was a ring of faces, and they were not cross. "It's ${x}," somebody said, full of respect. "It really is. You can always tell."`,
      ],
    },
    last: {
      young: ({ b, n }) => `${b} got no spots. ${n} got a cushion to fall on.`,
      middle: [
        ({ n, x }) =>
          `On the shelf there is a new label, in large letters: ${up(x)}. Next to it is a cushion. That is for ${n}.`,
        ({ n, a }) =>
          `They ask ${n} to every supper now. ${n} goes in first, along all the pots. Behind comes ${a}, with the cushion. "All clear," says ${a}.`,
        ({ n, a }) =>
          `The rug has a new corner, which ${a} sewed on. There are no plates in it. It is for ${n}, in case. Nobody has to lift an elbow.`,
      ],
      old: [
        ({ n }) =>
          `There is a rug now with a hole cut out of the middle, just the size of ${n}. People put their plates round the edge. "Is it safe?" they ask, with a spoon in the air. They wait, and nothing happens, and they all begin.`,
        ({ n, b }) =>
          `The nine pots have their labels back, tied on with wire. Nobody trusts them. "Labels come off," says ${b}. So once a week ${n} is asked across the road, and walks along the shelf in slippers. There is a napkin, and a cushion with a dent in it. ${b} has not had a single spot.`,
        ({ n, b }) =>
          `${n} has a card in the shop window now, between the bicycle and the kittens. POTS LOOKED INTO, it says. ${b} wrote it, in capitals, with the cushion drawn underneath. There had been eleven calls by Friday. At the end of each somebody says, "Sorry to be a trouble," and it is never ${n}.`,
      ],
    },
    at: 'kitchen',
    things: ['jar'],
  },
  {
    id: 'map',
    nuisances: [
      {
        at: 'street',
        young: ({ x, n, a }) => `"Is there ${x} about?" said ${n}. "Hurry up, ${n}!" said ${a}.`,
        middle: ({ n, x, a }) =>
          `Before every corner ${n} stopped, and asked about ${x}. So a walk to the shop took all day. "The bread will be gone," said ${a}.`,
        old: ({ n, x, a }) =>
          `Going anywhere with ${n} took a long time. There was a stop at each corner, to ask if there was any chance of ${x}. You have to be quick to get the good bread. "It will be crusts again," said ${a}.`,
      },
      {
        at: 'living-room',
        young: ({ n, x, a }) => `${n} drew a map of all the ${x}. "That is my table!" said ${a}.`,
        middle: ({ x, a }) =>
          `And there was the map. On it was every place for miles where there might be ${x}. It covered the whole table. "Where does my cup go?" said ${a}.`,
        old: ({ n, x, a }) =>
          `Then there was the map. On it, in red, was every place for miles where there might be ${x}. Then ${n} could go round the other way. It took up the table, and half of the floor. "I only came for tea," said ${a}, standing on one leg in the corner.`,
      },
    ],
    need: {
      young: ({ x, b }) => `"I want to paint ${x}," said ${b}. "Where can I see some?"`,
      middle: ({ b, x }) =>
        `${b} was a painter, and had come with a box of paints. "I want to paint ${x}," said ${b}. "Where shall I look?" They looked at one another. Nobody knew.`,
      old: [
        ({ b, x }) =>
          `On the Sunday it came out why ${b} had moved there. ${b} was a painter. ${b} had painted the sea, and a loaf, and a queen. "Now I want ${x}," said ${b}. "I was told that you had some. I must begin by tonight, or I'll have to go somewhere else and ask there."`,
        ({ x, b }) =>
          `${b} had come out on the Sunday with a stool and a very large box of paints. "I've painted most things," said ${b}. "I moved here for ${x}. They told me this was the place. But I've sat about all week, and I haven't had so much as a glimpse. If there is none today, I shall have to pack."`,
        ({ x, b }) =>
          `There was a white sheet of paper in the front window across the way, as big as a door. On the Sunday they learned what it was for. "That's for ${x}," said ${b}, who painted. "I have left room. Only, I don't know where you go to look, and they want the picture tonight." Everybody looked at somebody else.`,
      ],
    },
    others: {
      young: ({ a }) => `"I do not know," said ${a}. "I never look for it."`,
      middle: ({ a }) =>
        `"There must be some," said ${a}, and walked up the road. But you do not see what you do not mind. ${a.charAt(0).toUpperCase()}${a.slice(1)} had walked past for years.`,
      old: ({ a, x }) =>
        `Everybody ran about. "I'm sure I've seen some," said ${a}, "somewhere. I wasn't really looking." That was just it. What people do not mind, they do not notice. They had all had ${x} round them for years, and nobody could have said where.`,
    },
    moment: {
      young: [
        ({ n, b }) => `${n} had a map. "Look here," said ${n}. "And here!" ${b} was so glad.`,
        ({ n, b }) => `${n} always knows where to look. "Thank you!" said ${b}.`,
        ({ n }) => `There were red dots on the map. "It is just there," said ${n}.`,
      ],
      middle: [
        ({ n, b }) =>
          `${n} unrolled the map. It was all there, in red, with times. "There," said ${n}. "And there, but only after three." ${b} looked at it for a long while. "This is the best map I ever saw," said ${b}.`,
        ({ n, x }) =>
          `"I know where to look," said ${n}, quite quietly. "I always know." Nobody else had looked so hard. There were forty-one dots, and every dot was ${x}.`,
        ({ n, b, k }) =>
          `${k} held one end and ${n} held the other. Down the road it went, out over the step. "You needn't come," said ${b}. "Good," said ${n}, and pointed out the way from the window.`,
      ],
      old: [
        ({ n, b, k }) =>
          `${k} took one end and ${n} took the other. The map went down the hall and out over the step. It was all on it, with little notes. "Not on Mondays," said one of them. "Biggest one. Go round," said another. ${b} knelt down on the road and followed it with a finger. "Nobody ever looked at anything as hard as this," said ${b}.`,
        ({ n, b, x }) =>
          `"I have forty-one places," said ${n}. It is an odd thing to say with everyone listening. "I know where to find ${x} at breakfast, and where by four." There was no laughing. ${b} had taken off a hat. "You don't have to come with me," said ${b}. "I wasn't going to," said ${n}, and drew a ring round the best one.`,
        ({ n, b }) =>
          `It was the whole of the fright, written down small. ${n} spread it out where people could tread on it. They did not. They stood round the edges, and read it, and began to see the road that they lived in. "It's beautiful," said ${b}. "It's only where not to go," said ${n}. "It depends who's going," said ${b}.`,
      ],
    },
    last: {
      young: ({ b, n }) => `${b} painted a picture for ${n}. ${n} looked, from far away.`,
      middle: [
        ({ n, x }) =>
          `The picture hangs in the front room. It is ${x}, as large as life. ${n} came to see it, and stood right at the back. That was quite near enough.`,
        ({ n, a }) =>
          `Now everybody wants to see the map. They come on Sundays, and wipe their feet. ${n} shows them round it with a spoon. "Mind the red bits," says ${a}.`,
        ({ n, a }) =>
          `There were forty-one dots on the map. There is one more now, where the picture hangs. ${n} put it there, quite small. "Go round," says ${a}, and they both do.`,
      ],
      old: [
        ({ n, b }) =>
          `The picture is in the town hall now, and the map is beside it, framed. ${n} goes to look at the map. Then, from behind ${b}, with one eye, for a count of ten, ${n} looks at the picture.`,
        ({ n, b }) =>
          `The picture got a prize, and the prize was a red pencil. ${b} brought it straight across the road. "It's yours, really," said ${b}. "I only did the colours." ${n} has begun on a second map, of places for two chairs and a teapot. There are sixty so far. The picture is kept with its face to the wall, for visits.`,
        ({ n, b }) =>
          `On fine evenings they sit on the step with the map. "Shall I show you today's?" says ${b}, and holds the new picture the other way round. "Was it a big one?" says ${n}, into the napkin. "Enormous." ${n} is glad to hear it, and goes over the dot again in red. From the back it is really a very pleasant picture.`,
      ],
    },
    at: 'street',
    things: ['map'],
  },
  {
    id: 'does-not',
    nuisances: [
      {
        at: 'street',
        young: ({ kinds, n, a }) => `All the ${kinds} did it. But not ${n}. "Oh, ${n}," said ${a}.`,
        middle: ({ n, kinds, base, a }) =>
          `There was a grand parade. All the ${kinds} were to ${base}, one by one. Then it came to ${n}, and there was a hole. "It was going so well," said ${a}.`,
        old: ({ n, kinds, base, a }) =>
          `It was worst at the parade. All the ${kinds} were to ${base}, one after another, down the whole street. It came along like a wave. Then it got to ${n}, and there was a hole in it. Those behind had been waiting for their turn, and it never came. "It was going so well," said ${a}.`,
      },
      {
        at: 'garden',
        young: ({ n, a }) => `"Do try, ${n}," said ${a}. They all waited. ${n} could not.`,
        middle: ({ n, kind, base, a }) =>
          `And visitors always asked. "Go on," they said. "Let's see a ${kind} ${base}." They waited until their tea was cold. "I'm so sorry about this," ${a} told them, and ${n} heard it.`,
        old: ({ n, kind, base, a }) =>
          `Then there were the visitors. They came with sandwiches, to see a real ${kind} ${base}. They sat down on the grass in front of ${n} and looked at their watches. You cannot send people home with nothing, so ${a} did some juggling. It was kind of ${a}. It made it worse.`,
      },
    ],
    need: {
      young: ({ b }) => `${b} made a town of paper. "Who can mind it?" said ${b}.`,
      middle: ({ b, base }) =>
        `Now ${b} had made a town, all out of paper. It had paper roofs and a paper pond. On the gate was a sign: PLEASE DO NOT ${up(base)}. Somebody had to mind it, the whole day.`,
      old: [
        ({ b, base }) =>
          `On the Sunday they found out what ${b} did behind those curtains. It was a town, the size of a carpet, made of nothing but paper. It had trams. It had washing on the lines. On the gate was a sign, no bigger than a stamp: PLEASE DO NOT ${up(base)}. "It needs somebody to mind it," said ${b}, "just for today."`,
        ({ base, b }) =>
          `${b} asked them all in, on the Sunday, and would they please wipe their feet and not sneeze. There was a paper town on the carpet. It had paper bridges, and a paper dog who was waiting for a tram. PLEASE DO NOT ${up(base)}, it said over the gate. "I must go out until six," said ${b}. "Which of you could mind it?"`,
        ({ base, b }) =>
          `All that week there had been a small noise of scissors. On the Sunday ${b} opened the door, and there was the reason. Somebody had made a whole town out of paper, down to the doorknobs. "I've got to leave it for a day," said ${b}, "and I daren't." The first thing you came to was a notice, done with a pin: PLEASE DO NOT ${up(base)}.`,
      ],
    },
    others: {
      young: ({ kinds }) => `The other ${kinds} tried. But a paper house fell down. Oh dear!`,
      middle: ({ kinds, kind }) =>
        `They asked all the other ${kinds}. Each of them promised. But what a ${kind} can do, it does, when it is not thinking. By ten o'clock there were three roofs gone.`,
      old: ({ kinds, kind, a }) =>
        `They asked the best of the ${kinds}, and he read the sign twice and gave his word. He meant it. But what a ${kind} can do, it does, the moment it thinks of something else. Three roofs went, and a tram. They asked the next best, and that was the town hall. "I can't look," said ${a}.`,
    },
    moment: {
      young: [
        ({ n }) => `${n} sat by the paper town all day. Not one house fell down.`,
        ({ n, b }) => `${n} never does that. So the town was safe. "Thank you, ${n}," said ${b}.`,
        ({ n }) => `All day long ${n} did not do it. The paper town was safe!`,
      ],
      middle: [
        ({ n, b }) =>
          `Then ${n} sat down by the gate. An hour went by. Nothing happened, and it went on happening until supper. When ${b} came home, every small roof was on. Even the smoke was.`,
        ({ n, base, b }) =>
          `"I can't ${base}," said ${n}. "I know," said ${b}. "That's why I'm asking you." So ${n} did not ${base}, from nine until six. There was never anyone who did it so well.`,
        ({ n, k }) =>
          `${k} kept ${n} company. A fly walked down the paper street. A cloud went by. ${n} had an itch, and a cough, and a fit of the giggles. And not one bit of the town so much as shook.`,
      ],
      old: [
        ({ n, b, base }) =>
          `${n} sat down by the gate at nine. At ten there was a bee, who might have made anyone ${base}. At eleven there was a bang in the next street. ${n} looked round, and that was all that there was to see. You would be surprised how hard it is to notice somebody not doing something. At six ${b} came home and counted the chimneys. They were all there. The trams were running.`,
        ({ n, base, kind }) =>
          `"I ought to tell you that I can't ${base}," said ${n}. Saying it was like taking off a shoe with a stone in it. "Can't you?" said the painter of tiny windows. "Not even by mistake? Not in your sleep?" "Never." "I have looked for a ${kind} like you," said the small neighbour, "for eleven years, in nine towns." And the gate was opened, with tweezers.`,
        ({ n, k, b }) =>
          `It was the longest nothing that was ever done. ${n} did it all day, with ${k} to hold the lemonade. People came past, and stopped, and took their hats off so as not to make a draught. By the afternoon they were whispering. By the evening there were forty of them there. They were watching ${n} not do it, and when ${b} came home they clapped with one finger.`,
      ],
    },
    last: {
      young: ({ n }) => `Tiny lights shine in the paper town. ${n} kept it safe.`,
      middle: [
        ({ n }) =>
          `There is one more house in the paper town now. It stands by the gate. If you bend down, there is somebody at the window, made of paper. It is ${n}.`,
        ({ n, a }) =>
          `Visitors still come, with their sandwiches. "Go on," they say to ${n}. So ${n} does not do it, beautifully, for an hour. At the gate ${a} sells the tickets.`,
        ({ n, a }) =>
          `${n} has a key now, made of paper. It opens the gate of the paper town. In the evening ${a} comes too. They sit down and do nothing at it.`,
      ],
      old: [
        ({ n, b }) =>
          `In the paper town there is a new street, and people say that it is the prettiest. It has no sign at all. At the end of it stands ${n}, as big as a pea, cut out by ${b} with nail scissors. ${n} goes to look at it every day, and breathes out the other way.`,
        ({ n, b }) =>
          `On Mondays there is supper across the road, with a napkin. First the paper town has to be moved off the table. Only one person is allowed to carry it. ${n} comes in with it sideways, trams and all, while ${b} holds the door and does not breathe. Nothing has ever fallen, unless you count the peas.`,
        ({ n, b }) =>
          `Visitors come still, with sandwiches, and sit down on the grass in front of ${n}. They have read about it. "Is it happening now?" they ask. "It's been happening since breakfast," says ${b}, who takes round the plate. They look and look. Then they go home on the last bus, and try all the way not to do it themselves.`,
      ],
    },
    at: 'living-room',
    things: ['sign'],
  },
  {
    id: 'play',
    nuisances: [
      {
        at: 'garden',
        young: ({ n, a }) => `They took a photo. "You do not match, ${n}," said ${a}.`,
        middle: ({ a, n }) =>
          `For the photograph everybody had to look alike. "You don't match," ${a} told ${n}. "Please stand behind the pillar." So ${n} was not in the picture at all.`,
        old: ({ a, n }) =>
          `There was the photograph, for one thing. Everybody was to stand in a row and look alike. "You're lovely as you are," ${a} told ${n}, "but you don't match. Would you stand behind that pillar?" So in the picture there was no ${n}, only a pillar.`,
      },
      {
        at: 'street',
        young: ({ n, a }) => `${n} went to the band. "You look so odd, ${n}," said ${a}.`,
        middle: ({ n, a }) =>
          `Then ${n} marched with the band. But they all turned to look at ${n}, and fell over each other. "You had better carry the coats," said ${a}.`,
        old: ({ n, a }) =>
          `For another thing, there was the marching band. They all had to march alike, and ${n} was not like the others. By the baker's they all looked round at ${n}, and fell over each other. "It isn't your fault," said ${a}. After that ${n} carried the coats.`,
      },
    ],
    need: {
      young: ({ b, clause }) =>
        fitting(8, `"Who ${clause}?" said ${b}. "My play needs one."`, `${b} wrote a play. "I need one like that!"`),
      middle: ({ b, clause }) =>
        `Then ${b} wrote a play for everyone. It had a moon in it, and a king. And it needed somebody who ${clause}. "Who can do that?" said ${b}.`,
      old: [
        ({ b, clause }) =>
          `On the Saturday a notice went up on the hall. It turned out that ${b} had written a play. WANTED, said the notice: ONE MOON. ONE KING. And underneath it had a whole line to itself. WANTED: SOMEBODY WHO ${up(clause)}.`,
        ({ clause, b }) =>
          `That Saturday they found out about ${b}, who wrote plays, and had one ready. Everyone was to be in it. There was a list of parts on the hall door, and people read it with a finger. A moon. A king. "And the one that matters," said ${b}, and pointed to the bottom of it. It said: SOMEBODY WHO ${up(clause)}.`,
        ({ clause, b }) =>
          `"I came here to find somebody," said ${b}, on the Saturday. "I don't know who it is." It was for a play. The play was written, and there was a king in it, and a moon on a rope. But all through the middle there was a person with no name. It only said: ENTER THE ONE WHO ${up(clause)}.`,
      ],
    },
    others: {
      young: ({ a }) => `"Can I do it?" said ${a}. ${a} tried, and could not.`,
      middle: ({ a, b }) =>
        `${a.charAt(0).toUpperCase()}${a.slice(1)} tried for it first, and had been practising. But everybody could see that it was only acting. "It has to look as if it can't be helped," said ${b}.`,
      old: ({ a, b }) =>
        `They all had a try. ${a.charAt(0).toUpperCase()}${a.slice(1)} had practised in front of a mirror, and did it with both arms. It was very good, and you did not believe it for a moment. "You're doing it," said ${b}, "and it has to be just what you are. I'll have to cut it. Without it there isn't a play."`,
    },
    moment: {
      young: [
        ({ n, clause }) =>
          fitting(
            8,
            `${n} was in the play. "${n} ${clause}," they said. Everybody clapped!`,
            `${n} was in the play, just as always. Everybody clapped!`,
          ),
        ({ n, b }) => `On came ${n}, just as always. "That is it!" said ${b}. They all clapped.`,
        ({ n, clause }) =>
          fitting(
            8,
            `The lights went on. There was ${n}. ${n} ${clause}. Hooray!`,
            `The lights went on. ${n} did it, as always. Hooray!`,
          ),
      ],
      middle: [
        ({ n }) =>
          `${n} walked on and stood in the light. There was nothing to learn by heart. ${n} did it just as always. And three hundred people clapped and clapped.`,
        ({ n, b }) =>
          `It was the easiest part in the world, for one person. ${n} did not act at all. When it was over nobody moved. Then they all did, and ${b} threw the whole play in the air.`,
        ({ n, clause, a }) =>
          `"But that's just somebody who ${clause}," said a man. "Yes," said ${a}, with wet eyes. "Isn't it good?" And there in the middle stood ${n}, and bowed.`,
      ],
      old: [
        ({ n, b }) =>
          `When it was time, ${n} walked on and stood in the light, and did not act at all. It happened as it always did. By the baker's it had made them fall over. Here it was just what the play needed. Three hundred people leaned forward to see it better. "That's it," whispered ${b}. "That's exactly it."`,
        ({ n, a }) =>
          `The king was good, and the moon was very good. They were pretending, and one clapped for that. Then on came ${n}. There was a sort of hush, like the one when a deer steps out on a road. You don't clap at a deer. It was over in a moment. "That one's real," somebody said, up in the cheap seats, and ${a}, holding the coats, said, "That's ours."`,
        ({ n, clause, b }) =>
          `"And who are you?" said the king, for that was the line. "I'm the one who ${clause}," said ${n}. It had never been said out loud before by the one it was about. Then ${n} just was. They had to stop the play for a minute, because of the noise. ${b} had to be told about it later, having had both hands over both eyes.`,
      ],
    },
    last: {
      young: ({ n }) => `They took a new photo. Now ${n} is in the middle.`,
      middle: [
        ({ n }) =>
          `There was a photograph afterwards. They all stood anyhow, in heaps, and it was not tidy. In the middle, where you look first, is ${n}. Nobody is behind the pillar.`,
        ({ n, a }) =>
          `The band plays every Sunday. At one place they all stop and turn round to look. It is marked in the music, where it just says: ${n}. And ${a} turns the page.`,
        ({ n, a }) =>
          `The notice is still up on the door. WANTED, it says. But the rest has a line through it. ${a.charAt(0).toUpperCase()}${a.slice(1)} did that. Under the line it says: ${n}.`,
      ],
      old: [
        ({ n, a }) =>
          `The photograph is up in the hall. Nobody is in a row. The king is laughing, and the moon is upside down, and ${a} has the coats. In the middle of it, a bit blurred, is ${n}, who could not keep still for joy.`,
        ({ n, b }) =>
          `They asked for the play again, so it was done on the Monday, and then on all the other Mondays. ${b} has tried to write a second one. It has a queen in it this time, and a storm. But in the middle there is a gap with nothing written down at all. "That's you," says ${b}, over supper, and hands ${n} the salt.`,
        ({ n, b }) =>
          `The king has gone back to being a dentist, and the moon is in a cupboard. Only ${n} is still the same, on the step, in the last of the sun. "Aren't you going to stop now?" says somebody, going by. "It's not the sort of part that stops," says ${b}, and moves up to make room.`,
      ],
    },
    at: 'stage',
    things: [],
  },
];
