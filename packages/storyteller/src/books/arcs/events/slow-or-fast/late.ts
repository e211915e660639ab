import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Late again!',
  'Late, as ever!',
  'Late, as always!',
  'Not on time!',
  'Late once more!',
  'Late, late, late!',
  'And late again!',
  'Still late!',
  'Late today, too!',
  'A bit late!',
] as const;
const TITLES = ['late again', 'ten past eight', 'on time', 'always ten past', 'the wrong board'];

/** Always ten minutes late, for the same good reasons, and everybody knows it; so it is not the clock that must change. */
export const LATE: EventPlot = {
  id: 'late',
  when: /\b(?:late|on time|punctual|behind time|delayed)\b/i,
  only: true,
  young,
  middle,
  old,
};

const besides = ({ B, third }: Going, text: (b: string) => string): string => (third ? ` ${text(B.introduced)}` : '');

/** Who is met on the way, none of them in the theme, and who gets on. */
function onTheWay({ company, B, third }: Going) {
  const kinds = third ? [B.kind] : [];
  const [one = 'sheep', two = 'duck'] = ['sheep', 'duck', 'hen'].filter((each) => !kinds.includes(each));
  return { S: company.meet(one), D: company.meet(two), M: company.person('Mrs Moss', 'neighbour') };
}

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { S, D, M } = onTheWay(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'calm')],
          things: ['sign'],
        },
        `The sign says eight. ${A.introduced} comes at ten past. "${refrain}" says ${K.introduced}.`,
        `It is ten past eight. Here comes ${A.introduced}. The sign says eight! "${refrain}" says ${K.introduced}.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(S, 'walk', 'calm'), seen(D, 'walk', 'calm')],
        },
        `Why? ${S.introduced} has to cross. So has ${D.introduced}. ${a} stops for both.`,
        `Why is that? ${S.introduced} walks across. ${D.introduced} does, too. ${a} stops.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'run', 'happy'), seen(A, 'stand', 'happy')] },
        `Then ${M.name} runs up. "Just in time!"${besides(going, (b) => `${b} gets in, too.`)}`,
        `Then ${M.name} comes running. "Just right!"${besides(going, (b) => `${b} is there as well.`)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(S, 'walk', 'happy')] },
        `"I will start early," says ${a}. So does ${S.name}. "${refrain}"`,
        `"On time!" says ${a}, and starts early. So does ${S.name}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried')] },
        `No breakfast! On the hill ${a} stops. No puff! "${refrain}"`,
        `No breakfast today! ${a} stops on the hill. No puff! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'clock'), seen(A, 'run', 'surprised')] },
        `${k} puts the clock on. "So late!" says ${a}. Off! No stop for ${S.name}!`,
        `${k} puts the clock on. "Oh no!" says ${a}. Zoom! Past ${S.name}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['sign'] },
        `It is eight. "On time!" says ${a}. But where is everybody?`,
        `Eight o'clock! "On time!" says ${a}. But nobody is there. Not one!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'sad'), seen(K, 'stand', 'sad')] },
        `Off goes ${a}, empty. At ten past comes ${M.name}. "Wait!"`,
        `${a} goes away empty. At ten past, here is ${M.name}. "Where is ${a}?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'paintbrush')], things: ['sign'] },
        `"${a} is not wrong," says ${k}. "The sign is wrong!" Now it says ten past.`,
        `"It is the sign!" says ${k}. Dab, dab. Now it says ten past.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(M, 'run', 'happy'), seen(K, 'wave', 'happy')] },
        `Now ${a} is always on time. And ${M.name}? She comes at twenty past. "${refrain}" says ${a}, and waits.`,
        `"On time!" says ${k}. Only ${M.name} comes at twenty past. "${refrain}" says ${a}, and waits.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { S, D, M } = onTheWay(going);
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'calm')],
          things: ['sign'],
        },
        `At the stop there was a sign, and the sign said eight o'clock. At eight nobody was there but ${K.introduced}. At ten past came ${A.introduced}, hot and sorry. "${refrain}" said ${k}.`,
        `Eight o'clock, said the sign at the stop. It had said so for years. And for years ${A.introduced} had come at ten past. "${refrain}" said ${K.introduced}, who waited there each morning. "I know," said ${a}.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(S, 'walk', 'calm'), seen(D, 'walk', 'calm')],
        },
        `It wasn't laziness. On the hill ${S.introduced} always had to cross. That took two minutes. At the bridge it was ${D.introduced}, and took three. You can't hoot at somebody who walks like that. "After you," said ${a}.`,
        `It was like this. First ${S.introduced} had to get across, and that was two minutes. Then ${D.introduced} had to, with many looks behind, and that was three. "After you," said ${a}, each time.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'run', 'happy'), seen(A, 'stand', 'happy')] },
        `And then there was ${m}. She came down the street at ten past, with one shoe in her hand. "Just in time!" she said, every day.${besides(going, (b) => `${b} held the other shoe.`)} After her came the baker, and the twins. They all knew when ${a} came.`,
        `By ten past there were eleven at the stop, with the twins. The last was ${m}, with her coat on inside out. "Oh good!" she puffed. "I'm just right."${besides(going, (b) => `${b} moved up for her.`)} They were all just right, except for ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined'), seen(S, 'walk', 'happy')] },
        `"Tomorrow I'll be on time," said ${a}, and set off ten minutes early. But ${S.name} thought it a fine morning for an early walk. And ${S.name} had brought a friend. "${refrain}" said ${k}.`,
        `${a} did so want to be on time. So ${a} started before it was quite light. "You're early!" said ${S.name}. "Then we can have a talk." It was a nice talk. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(K, 'stand', 'calm')] },
        `Next day ${a} left out breakfast. That saves a quarter of an hour. But half way up the hill ${a} got slower, and slower, and stopped. "Nobody can climb on nothing," said ${a}, and went back for it. "${refrain}" said ${k}.`,
        `The day after, ${a} tried it without any breakfast. It went well, as far as the hill. "No puff," said ${a}. It was all the way back for breakfast, and all the way up again. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'clock'), seen(A, 'run', 'surprised')] },
        `"I can help," said ${k}. In the evening ${k} put ${A.names} clock on by ten minutes. In the morning ${a} looked at it. "Oh help!" There was no after you for ${S.name}. There was none for ${D.name}. There was only a whoosh.`,
        `Then ${k} had an idea. ${k} took ${A.names} clock and moved the big hand, just a bit. "So late!" cried ${a} next morning, and shot off. ${S.name} had to jump. ${D.name} sat down in surprise.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['sign'] },
        `It was eight when ${a} came round the corner. The church clock said so, and the sign said so. For the first time ever, ${a} was on time! "Hooray?" said ${a}. The street was empty. A curtain moved.`,
        `Dong, went the church, eight times. And there at the sign stood ${a}, exactly. "I've done it!" said ${a}. Nobody heard. There was one pigeon. Then it was one past eight, and ${a} had to go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'sad'), seen(K, 'stand', 'worried')] },
        `At ten past came ${m}, with a shoe in her hand. "Just in time!" she said, and looked up and down. Eleven people stood at the stop, and no ${a}. "${a} isn't late," said ${k}. "${a} has gone." ${m} sat down on the kerb.`,
        `At ten past they were all there, all eleven. They waited, and went on waiting. "Where's ${a}?" said ${m}, at half past. "Gone," said ${k}. "On time." It was terrible. The twins began to cry.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'excited', 'paintbrush'), seen(A, 'stand', 'sad')],
          things: ['sign'],
        },
        `That evening they looked at the sign together. "It's right when I'm wrong," said ${a}, "and wrong when I'm right." "Then you needn't change at all," said ${k}. "That must." And ${k} fetched a brush, and some white paint.`,
        `"I can't do it," said ${a} that evening. "If I'm late it's bad, and if I'm on time it's worse." ${k} looked at the sign for a long time. There was room on it for two more numbers. "Wait there," said ${k}. "I need a brush."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'cheer', 'happy')], things: ['sign'] },
        `In the morning ${a} waited for ${S.name}, and for ${D.name}. ${a} came to the stop at ten past. The sign said ten past. Eleven people were standing there. "On time!" shouted ${k}. And this time there was a cheer.`,
        `Ten past eight, says the sign now. Next morning ${a} came at that very minute, as calm as a cow. "On time!" said ${k}. ${S.name} had crossed. ${D.name} had crossed. And all eleven of them cheered.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'happy'), seen(A, 'stand', 'happy')] },
        `${a} has not been late since. Only ${m} has got used to it. She comes at twenty past now, with one shoe in her hand. "${refrain}" says ${a}, and waits.`,
        `So everybody is on time these days. Well, nearly. At twenty past somebody comes running, with her coat inside out. "${refrain}" says ${a} to ${m}, and keeps the door open.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance, company } = going;
  const { S, D, M } = onTheWay(going);
  const m = M.name;
  const I = company.person('Mr Pike', 'shopkeeper');
  const i = I.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'calm')],
          things: ['sign'],
        },
        `There was a sign at the stop, and on the sign was an eight. It had been painted before anyone could remember, by somebody who had never been there. At eight there was nothing to be seen but ${K.introduced}, who liked an empty street. At ten past came ${A.introduced}. "${refrain}" said ${k}. "I know," said ${a}. "Don't tell ${i}."`,
        `The sign said eight. ${A.introduced} came at ten past. Nobody had ever thought of it as a quarrel, but it was one, and it had gone on for years. ${K.introduced} sat on the wall each morning and watched it. "${refrain}" said ${k}, since someone ought to. "You needn't say it so loud," said ${a}. "${i} might hear."`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(S, 'walk', 'calm'), seen(D, 'walk', 'calm')],
        },
        `It couldn't be helped. On the hill there was ${S.introduced}, who crossed at that hour, and had thoughts in the middle. At the bridge it was ${D.introduced}, with a limp. You could hoot, of course. ${a} had tried it once, and ${D.name} had hurried, and it had been a dreadful thing to see. That was five minutes. The other five were ${m}.`,
        `They weren't wasted, those ten minutes. Two were for ${S.introduced}, who had to cross on the hill, and didn't like to be looked at. Three were for ${D.introduced}, at the bridge, who had a bad foot and a good deal of pride. "Take your time," ${a} said to each of them, and looked the other way. Then there was ${m}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'run', 'happy'), seen(A, 'stand', 'happy')] },
        `${m} lived at the far end. She had a mother of ninety, who could not be rushed over her egg. At ten past she came down the street with a shoe in her hand. "Just in time!" she called. By then they were all there, the baker, and the twins, and the man with the cello.${besides(going, (b) => `${b} kept the seats.`)} They knew when ${a} came. They had never looked at the sign.`,
        `${m} had an old mother at home, who ate one egg each morning, and wouldn't be hurried. Ten past was as soon as ${m} could be. She came round the corner like a sack full of umbrellas. "Just right!" she said, and got in. So did the baker, the twins, and a man with a cello.${besides(going, (b) => `So did ${b}.`)} Everybody was just right. It was only the sign that wasn't.`,
      ),
      page(
        { camera: 'close', actors: [seen(I, 'stand', 'angry'), seen(A, 'stand', 'sad')] },
        `${i} was an inspector, and had a watch on a chain. He wrote it all down. "Nine hundred and ninety-nine times late," he said. "I shall come again on Monday. If you're on time then, there's a gold medal in it, and nothing more will be said. If that should make a thousand..." He shut the watch, with a snap. "There's a very nice shed," he said, "for those who are done with."`,
        `One Friday ${i} was there, who inspects. He had a gold watch in one hand and a list in the other. "That's nine hundred and ninety-nine," he said. "I'm not a hard man. Be on time on Monday, and there's a medal for it. Be late once more, and it's the shed." It was quite a good shed. Nobody had ever come out of it again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'worried'), seen(S, 'walk', 'happy'), seen(K, 'stand', 'worried')],
        },
        `They practised on Saturday. ${a} set off ten minutes sooner. But ${S.name} was delighted to have more time for it, and did the crossing twice. "${refrain}" said ${k}, not at all loudly. Then ${a} left out breakfast, ran out of puff on the hill, and had to go back for it. There was only Sunday left.`,
        `"I'll start early," said ${a}, and on Saturday they tried it. It's odd about starting early. ${S.name} saw that there was no hurry now, and told a long story about a gate. "${refrain}" said ${k}. They tried it on an empty stomach. That did as far as half way up. By Saturday night ${a} was as flat as a mat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'determined', 'clock'), seen(A, 'run', 'surprised')] },
        `"Leave it to me," said ${k}. While ${a} slept, ${k} put the clock on by ten minutes. And on Sunday it worked. ${a} took one look, and went. ${S.name} got out of the way, as people do for a thunderstorm. ${D.name} hurried. ${k} stood at the stop with the church clock striking eight, and there was ${a}. It was perfect. It was rather quiet.`,
        `So ${k} did the one thing that was left, in the dark, with the big hand of ${A.names} clock. It was ten minutes' work, if you like. On Sunday ${a} woke, and screamed, and flew. There were no good mornings. ${S.name} jumped, and ${D.name} limped as fast as it would go. The church struck eight. At the stop stood ${a}, exactly. "There!" said ${k}. And they both looked round for somebody to be pleased.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'sad'), seen(K, 'stand', 'worried')] },
        `At one minute past, ${a} had to go, with eleven empty seats. At ten past came ${m}, and the shoe. "Just in time!" she said to nothing. She was not cross. That would have been better. "I expect I could boil it for three minutes and not four," she said. "She likes it hard, but she's very good." ${k} looked at the clock, and at both hands, which had done it.`,
        `The seats went off with nobody on them. ${k} stayed, and saw the rest. The baker came, and the twins. The man put down his cello and looked up the road. And then there was ${m}, running. "Oh," she said. "Oh well. She'll have to have it cold." One of the twins cried. ${k} had been so clever with that clock. It's no fun to be clever and then have to watch.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(I, 'stand', 'calm'), seen(A, 'stand', 'worried')],
          things: ['medal'],
        },
        `On Monday there was a ribbon across the street. ${i} had the watch in one hand. In the other, on a cushion, lay the medal. It was five to eight when ${a} came over the hill. There was time enough, if nothing crossed. There was ${S.name}, at the edge, looking small. There was ${D.name}. The clock struck. ${a} could see the stop from there, and the medal shining. Then ${a} said, "After you."`,
        `Monday was fine, and you could see the medal from the hill. It lay on blue velvet, next to ${i}. There would have been time. ${a} had only to keep going. But ${S.name} stood by the road and did not dare. Behind stood ${D.name}, on one foot. It was one minute to eight. "I've thought it over," said ${a}, and stopped. "After you. Take your time. I'm going to."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(I, 'stand', 'angry'), seen(K, 'stand', 'worried'), seen(A, 'stand', 'calm')],
          things: ['medal'],
        },
        `Eight came and went. ${i} shook his watch. At ten past there was ${a}, not sorry at all, and a minute later there was ${m}. She got in. They all got in. "That makes a thousand," said ${i}, and put the medal back into his pocket. He wasn't a hard man. He found it difficult to say the next thing. "${refrain}" said ${a}, to help him. "I'd do it again."`,
        `It was the longest ten minutes that ${k} had ever sat through. ${i} looked at his watch until it was hot. Then ${a} came, with both windows open, and behind ${a} came ${m}. "Just right!" she called. "One thousand," said ${i}. He closed the case with the medal in it. "I'm sorry. I am really." "I'm not," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(I, 'stand', 'surprised')], things: ['sign'] },
        `"It isn't late," said ${k}. Everyone looked round. ${k} was still on the wall, next to the sign. "Look at them. It's ten past, and everybody's here. It's never been any other time. A thousand times running! Nobody's late here. It's the sign that's early." ${i} opened his mouth. He took off his hat. In all those years he had inspected everything but the sign.`,
        `"Can you change what it says in your list?" said ${k} from the wall. "Never," said ${i}. "It's in ink." "But this is only paint," said ${k}, and knocked on the sign. "A thousand times it's been ten past. You've written it down yourself. And one time out of all of them it was eight, and then nobody was there." ${i} looked along the seats, from face to face. He read his list once more, quite slowly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(I, 'hold', 'calm', 'paintbrush'), seen(K, 'stand', 'happy')],
          things: ['sign'],
        },
        `It was ${i} himself who held the pot. He would have it done properly. There was room behind the eight for a dot, a one and a nought. Then he sat down on the kerb with his list, and altered it from top to bottom. "On time," he wrote. "On time." It took all morning. He ran out of ink, and had to use the paint.`,
        `There was just enough room. ${i} did the one, and ${k} did the nought, which is harder. Then he stood back, and compared it with his watch. "In that case," he said, "that's a thousand times on the minute. Nobody has ever done that. I shall need a larger medal." And he blew his nose, and said that it was the paint.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(M, 'run', 'happy')] },
        `So ${a} is the most punctual of all, and wears gold on Sundays. ${S.name} has never heard of it, and crosses as before. There's only ${m}. Now that there was no need to run, her mother took to having two eggs. "${refrain}" says ${a}, at twenty past, with the door open. "I know," says ${m}.`,
        `Nobody is late there now. ${a} has it in gold. The baker is on time, and the twins are, and so is the cello. But on some days there's an empty seat at ten past, and not one of them says a word. It's the egg. "${refrain}" says ${a}, when she comes round the corner. Then they go.`,
      ),
    ],
  };
}
