import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { jobIn, type Job } from './jobs.ts';

const REFRAINS = [
  'I used to know that',
  'I knew that once',
  "I've quite forgotten that",
  'That I have forgotten',
  'I had that once',
  'Once I knew that',
  "It's gone, just like that",
  "I can't think of it",
  'It was so easy once',
  'Now how did that go',
] as const;
const TITLES = ['one red, one green', 'the visitor on the wall', 'I used to know that', 'see you later'];

interface Parts {
  readonly job: Job;
  readonly refrain: string;
  /** Who has come. */
  readonly V: Figure;
  readonly Vcap: string;
}

function partsOf({ company, chance, raw }: Going): Parts {
  const job = jobIn(raw) ?? jobIn('astronaut');
  if (!job) throw new Error('no job');
  return { job, refrain: chance.pick(...REFRAINS), V: company.person('the visitor', job.role), Vcap: 'The visitor' };
}

/** A grown-up comes who is just that, and has forgotten how it goes; and wears one red sock and one green. */
export const VISITOR: EventPlot = { id: 'visitor', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, Gcap, chance } = going;
  const { job, refrain, V, Vcap } = partsOf(going);
  const [one, two, three] = job.skills;
  const v = V.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['sock'],
        },
        `${K.introduced} has one red sock, one green. "I will be ${job.a}!" "Later," says ${going.g}.`,
        `One red sock, one green. That is ${K.introduced}. "I want to be ${job.a}!" "Later," says ${going.g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'sit', 'shy'), seen(K, 'stand', 'surprised')] },
        `Who sits on the garden wall? A visitor! ${cap(job.gear)}. ${Gcap} waves.`,
        `A visitor sits on the wall! ${cap(job.gear)}. ${Gcap} waves.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `"I start tomorrow," says ${v}. "And I forgot it all!" "I can help," says ${k}.`,
        `"Tomorrow I begin," says ${v}. "But I forgot how!" "Ask me," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'worried'), seen(K, 'stand', 'proud')] },
        `"${one.asked} ${refrain}." ${one.now(k)}`,
        `"${one.asked} ${refrain}," says ${v}. ${one.now(k)}`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'curious'), seen(K, 'stand', 'happy')] },
        `"And then? ${two.asked} ${refrain}." ${two.now(k)}`,
        `"${two.asked} ${refrain}," says ${v}. ${two.now(k)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'shy'), seen(K, 'sit', 'calm')] },
        `"${three.asked} ${refrain}," says ${v}. ${three.now(k)}`,
        `"One more. ${three.asked} ${refrain}." ${three.now(k)}`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `"Thank you, ${k}!" says ${v}. "How do you know my name?" says ${k}.`,
        `"Now I know it all. Thank you, ${k}!" "Who told you my name?"`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'walk', 'happy'), seen(K, 'look-up', 'surprised')], things: ['sock'] },
        `${Vcap} goes. One sock is red. One is green.`,
        `Off goes ${v}. Look at those socks! One red, one green.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['sock'] },
        `Up go the socks. One red, one green. "See you later," says ${k}.`,
        `${k} looks at the socks. One red, one green. "See you later," says ${k}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { job, refrain, V, Vcap } = partsOf(going);
  const [one, two, three] = job.skills;
  const v = V.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(G, 'stand', 'happy')],
          things: ['sock'],
        },
        `${K.introduced} always wore one red sock and one green. And always, ${k} wanted to be ${job.a}. "When you're big," said ${g}. "When is that?" said ${k}. "You'll see," said ${g}, and went in to cook.`,
        `"I want to be ${job.a}," said ${K.introduced}. "I want to be it now." "First you must grow," said ${g}, and looked down at ${K.names} feet. One sock was red and the other was green, as usual.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'sit', 'shy'), seen(K, 'stand', 'surprised'), seen(G, 'wave', 'happy')] },
        `When ${k} turned round, somebody sat on the garden wall. It was a visitor, ${job.gear}. ${Gcap} saw it from the window, and waved, as people wave to family. So that was all right.`,
        `There was a cough. On the wall sat a visitor, very tall, ${job.gear}. ${k} looked at the kitchen window. ${Gcap} was smiling, and waved with the spoon, as people wave to family.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `"Are you ${job.a}?" said ${k}. "From tomorrow," said ${v}. "It's my first day. And I've learned so much for it that I've forgotten how it goes." "I know how it goes," said ${k}.`,
        `"You're ${job.a}!" said ${k}. "I start in the morning," said ${v}, who looked pale. "I've read forty books. And now the beginning has fallen out." "I've got the beginning," said ${k}. "Ask me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'curious'), seen(K, 'stand', 'proud')] },
        `"${one.asked}" said ${v}. "${refrain}." ${one.did(k)} "Yes," said ${v}, "that was it!"`,
        `"Well, then. ${one.asked} ${refrain}," said ${v}. ${one.did(k)} ${Vcap} did it too, and nodded.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
        `"And this," said ${v}. "${two.asked} ${refrain}." ${two.did(k)} "That isn't in the books," said ${v}, and wrote it on one hand.`,
        `Then ${v} went a bit red. "${two.asked} ${refrain}." ${two.did(k)} "So simple!" said ${v}. "And I looked for it on page two hundred."`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'shy'), seen(K, 'sit', 'calm')] },
        `It took ${v} a while to ask the last one. "${three.asked} ${refrain}." ${three.did(k)} They sat there on the wall for a time. "That's what I came for," said ${v}.`,
        `"There's one thing more," said ${v}, in a low voice. "${three.asked} ${refrain}." ${three.did(k)} ${Vcap} breathed out. "I shall be all right, then," said ${v}.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `${Vcap} got down, and looked ten years younger than before. "Thank you, ${k}." "You're welcome," said ${k}. Then ${k} stopped. "I never told you my name." "Didn't you?" said ${v}.`,
        `"Goodbye, ${k}," said ${v}, "and thank you for lending me that." "It's nothing," said ${k}. And then, "How do you know who I am?" But ${v} only laughed, and knew just how that gate opens.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'walk', 'happy'), seen(K, 'look-up', 'surprised')], things: ['sock'] },
        `${k} watched ${v} go up the road. There was a crack, and ${v} hopped over it, as ${k} always did. The wind blew. And there, at the bottom of two long legs, was one red sock. The other was green.`,
        `Off went ${v}, and jumped up to touch a branch. ${k} did that, too. That was when ${k} saw the socks. They were a good deal bigger than other socks. One was red and one was green.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'stand', 'happy')] },
        `"Who was that?" said ${k}. "I couldn't see very well," said ${g}, and stirred. "Whoever it was had your walk." ${k} ate two plates of supper, in order to get on with it.`,
        `${k} ran in. "Did you see?" "I saw somebody I know," said ${g}. "Sit down and eat. It's a long way to grow." So ${k} ate up everything, and asked for more.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')], things: ['sock'] },
        `At night ${k} wrote down all three things. The paper went into the red sock. "So that I don't forget them," said ${k}. "And if I do, I know whom to ask. See you later."`,
        `Before bed ${k} did all three once more, so that they'd keep. Then the socks went over the chair, the red one and the green. "See you later," said ${k} to the window. And far up the road somebody was whistling.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { job, refrain, V, Vcap } = partsOf(going);
  const [one, two, three] = job.skills;
  const v = V.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(G, 'stand', 'calm')],
          things: ['sock'],
        },
        `Two things had always been so with ${K.introduced}. One was the socks, of which the left was red and the right was green. The other was what ${k} was going to be, which was ${job.a}. Other children changed theirs every week. "Most people want that at your age," said ${g}, not unkindly. "And what happens to it?" said ${k}. ${Gcap} thought about that. "It gets put somewhere," said ${g}.`,
        `"And what do you want to be?" people asked, as they do, and ${K.introduced} told them: ${job.a}. "How sweet," they said, and looked at the socks, one red and one green, and then talked of something else. "They don't believe it," said ${k}. "They wanted things too, once," said ${g}. "It makes them shy." "I won't forget it," said ${k}. "Nobody plans to," said ${g}. "It just gets put somewhere."`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'sit', 'shy'), seen(K, 'stand', 'surprised'), seen(G, 'wave', 'happy')] },
        `It was about five, when the light goes yellow. Somebody was sitting on the garden wall. It was a visitor, ${job.gear}, with both arms round both knees. ${k} looked to the kitchen window first, as you should. ${Gcap} was there, and had seen, and waved with the spoon, the way people wave to family. So ${k} went nearer. "You're ${job.a}," said ${k}.`,
        `After tea there was somebody on the wall where ${k} always sat. It was a visitor, a very tall one, ${job.gear}. And ${g}, at the kitchen window, did a strange thing. ${Gcap} looked for a long moment, put down the plate, and waved, as people wave at a station. Then the window was shut again. "Excuse me," said ${k}. "Are you real? I mean, are you really ${job.a}?"`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `"I'm going to be," said ${v}, "at eight tomorrow morning. It's my first day." It didn't sound very happy. "I've passed everything. I've read all of it, and I've got a paper with a stamp. And tonight I sat down to think how it goes, and there was nothing there." ${k} sat down as well. It was odd to see somebody so tall be so small. "What have you lost?" said ${k}. "The beginning," said ${v}.`,
        `"Tomorrow," said ${v}. "Tomorrow's the first day. It's taken me twenty years." "Then you'll know it all," said ${k}. "I know all the rest," said ${v}. "I know the ends of it and the middles. I was packing my bag, and I couldn't think why I'd wanted to. So I came back to where I'd had it last." ${Vcap} looked round the garden. "It's smaller," said ${v}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'curious'), seen(K, 'stand', 'proud')] },
        `"Ask me," said ${k}. "I do it every day." ${Vcap} didn't laugh. That was new. "All right. ${one.asked}" said ${v}. "${refrain}." It was the first thing that ${k} had ever found out. ${one.did(k)} "Do it again," said ${v}, leaning forward. ${k} did it three times, and the third time ${v} did it, too, and got it nearly right.`,
        `"I can show you," said ${k}. People usually had to go, when ${k} said that. ${Vcap} put down the bag. "${one.asked}" said ${v}. "I've a book on it. ${refrain}." "It isn't in books," said ${k}. ${one.did(k)} There was a silence. "No," said ${v}. "It isn't. How did I not see that? It was the first thing there was."`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
        `The next one was harder. "${two.asked}" said ${v}. "They asked us that in the test, and I put down eleven lines. ${refrain}." "Eleven!" said ${k}. ${two.did(k)} That was all there was to it. ${Vcap} wrote it down on the back of one hand, in small letters, with a loop under the g. ${k} always put a loop under the g. It seemed that many people did.`,
        `"And then," said ${v}, "there's this. ${two.asked} ${refrain}." It mattered, from the way it was asked. ${k} didn't rush it. ${two.did(k)} "Where have you got that from?" said ${v}. "From nowhere," said ${k}. "I just did it until it was right." ${Vcap} nodded, slowly, and scratched one ear with a thumb. ${k} had been told not to do that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'shy'), seen(K, 'sit', 'calm')] },
        `Then nobody said anything for some time. A blackbird was at it, on the roof. "What's the last one?" said ${k}. "How do you know that there's a last one?" said ${v}. "There are always three." It came out very low. "${three.asked} ${refrain}." ${k} had never told this one to anybody. ${three.did(k)} And ${v}, who was so tall, got out a handkerchief.`,
        `"That isn't what you came for, though," said ${k}. It wasn't. It took ${v} until the street lamps came on. "${three.asked}" said ${v}. "${refrain}, and I think it's the only one that counts." ${k} thought of how it was, at night, with nobody looking. ${three.did(k)} "Yes," said ${v}. "That was why. Thank you. I couldn't have gone without that."`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'worried'), seen(K, 'think', 'worried')] },
        `Now it was ${k} who wanted to ask something. It could be done. There were only the words to say. Does it come true? Is it hard? Do I get there? ${Vcap} saw it coming. "I'd tell you," said ${v}, "if you asked. But then you'd do it because you knew. I did it because I wanted to." ${k} had the question ready on the tip of the tongue. It would have been so nice to know. "Don't tell me," said ${k}.`,
        `"Can I ask you one, too?" said ${k}. "You can," said ${v}, and looked rather frightened. "I'll answer it." There was only one that was worth it, and they both knew what it was. If it was yes, ${k} would never have to wonder again. And ${k} would never have to want it again, either. ${k} took a breath, and let it go. It was the hardest thing that day. "No," said ${k}. "I'll find out."`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `${Vcap} slid down from the wall, on the side where there's a foothold that nobody knows of. "Goodbye, ${k}." They shook hands on it. It was only then that ${k} noticed. "I never said what I'm called," said ${k}. "No," said ${v}. "You'd a lot of other things to say." And there went the gate, which sticks, and which has to be lifted and kicked. ${Vcap} lifted it and kicked it.`,
        `"I must go and iron something," said ${v}, and got up. "You've been a great help, ${k}. You were always good at beginnings." ${k} was quite pleased, and then not so sure. "What do you mean, always?" said ${k}. "Who told you my name?" But ${v} was at the gate by now. It's a gate that sticks. Strangers push it. ${Vcap} lifted it by the third bar.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'walk', 'happy'), seen(K, 'look-up', 'surprised')], things: ['sock'] },
        `${k} stood on the wall and watched. At the corner ${v} ran three steps, jumped, and touched the branch. It had been out of ${K.names} reach by a hand for two years. And as those long legs came down, something showed. On the left there was red. On the right there was green. They must have been knitted specially. They don't make them in that size.`,
        `From the wall you can see as far as the corner. ${Vcap} walked along the kerb like somebody on a rope, both arms out, as far as the lamp. There, where the light fell, ${v} bent down to pull something up. It was a sock, a red one. Then ${v} pulled up the other, which was green. And then, without turning round, ${v} waved, in case there was somebody on the wall.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(G, 'stand', 'calm')] },
        `${Gcap} was still at the window. "Did you know who that was?" said ${k}. "I've matched those socks since they were as long as my thumb," said ${g}. "Of course I knew." They looked at each other. "You said that it gets put somewhere," said ${k}. "Yes," said ${g}. "I was thinking about that, just now. I've an idea where I left mine." And ${g} went to look.`,
        `In the kitchen it smelled of soup. "You waved," said ${k}. "You do," said ${g}, "when somebody's been away for so long." ${k} ate for a while. "You wanted something too, once," said ${k}. "What was it?" Nobody had asked ${g} that for thirty years. "${refrain}," said ${g}, and stopped with the spoon in the air. "No. Wait. I do know."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')], things: ['sock'] },
        `${k} wrote them down, that night, all three, with a loop under each g. The paper went into the toe of the red sock, and the sock went into a box. People forget, that's how it is. There are a great many books to read in between. But there's a wall, and it'll be there, and so will somebody with time to show how it goes. "See you later," wrote ${k}, at the bottom, and underlined it.`,
        `People still ask what ${k} wants to be, and they still say how sweet it is. It doesn't matter any more. ${k} says it, and pulls up a sock. Every day the three things are done once, to keep them in order for whoever comes. And at five, when the light goes yellow, ${k} sits on the wall and leaves some room. "See you later," says ${k}, to nobody that anybody can see yet.`,
      ),
    ],
  };
}
