import type { Job } from './job.ts';

const cap = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** What is hollow is a home for whoever has none. Robins do nest in kettles and boots. */
export const HOLLOW: Job = {
  things: new Set([
    'hat',
    'boot',
    'shoe',
    'backpack',
    'lunchbox',
    'suitcase',
    'watering can',
    'basket',
    'box',
    'teapot',
    'cookie jar',
    'cup',
    'pumpkin',
    'guitar',
    'helmet',
    'bucket',
    'saucepan',
    'bottle',
  ]),
  who: ['robin', 'sparrow', 'wren', 'blackbird'],
  trouble: {
    young: [
      ({ who }) => `Here is ${who}. The wind blew. The nest fell down!`,
      ({ who }) => `Here is ${who}. No nest! The wind blew it away.`,
      ({ who, b }) => `Why is ${who} sad? "Eggs today," said ${b}. "And I have no nest!"`,
    ],
    middle: [
      ({ who, b }) =>
        `It blew all night. In the morning ${who} stood among a great many twigs. Yesterday the twigs had been a nest. "And my eggs are coming today," said ${b}.`,
      ({ who, b }) =>
        `It was ${who}, and ${b} was not singing. The wind had blown the nest to bits. "I've five eggs coming," said ${b}, "and nowhere to put them down."`,
      ({ who, b }) =>
        `"Has anybody seen my nest?" said ${who}. "It was in the hedge at bedtime." The wind had taken it. Some of it was on the washing line. "I need a nest today," said ${b}. "My eggs are coming."`,
    ],
    old: [
      ({ who, b }) =>
        `They had got as far as the jam. Then there was a wind, the sort that comes round a corner looking for trouble. It took two caps and a tablecloth. And it took the thing in the hedge that ${who} had been eleven days building. "That's all right," said ${b}, in a very small voice. "It's only that I've eggs. They're due at six."`,
      ({ who, b }) =>
        `Nobody noticed at first who was not eating. It was ${who}, down by the hedge, putting one twig beside another. There had been a home up there, with a view. The wind had been through it like a boy through a puddle. "I can't wait with eggs," said ${b}. "You don't choose. I'd say there's an hour."`,
      ({ who, b }) =>
        `The band had just sat down when the wind stood up. When it was over, the music was in the river. In the middle of the lawn was ${who}. Round about lay grass, and hair, and a good deal of somebody's cardigan. "I lived in that," said ${b}. "I was going to lay five eggs in it, this afternoon."`,
    ],
  },
  tries: {
    young: [
      ({ a }) => `${cap(a)} put the twigs back. But the wind blew. Down they fell!`,
      ({ b, a }) => `"Sit under a bush," said ${a}. But it dripped. "Too wet," said ${b}.`,
      ({ b, a }) => `"Sit on me," said ${a}. But ${a} wobbled. "No, thank you," said ${b}.`,
    ],
    middle: [
      ({ a }) =>
        `${cap(a)} put the twigs together again. But it is harder than it looks, and they fell apart. Then they tried a paper bag. But the hedge dripped, and the bag went soft.`,
      ({ a, b }) =>
        `They made a bed of moss. But it had no sides, and the cat next door was interested. "Sit on my head, then," said ${a}. But ${a} could not keep from nodding. "You're kind," said ${b}.`,
      ({ a, b }) =>
        `They tried a hole in the wall. But a draught lived there already. "I'll stand still and be a branch," said ${a}. But eggs take two weeks, and ${a} was tired after two minutes. ${b} looked at the sky.`,
    ],
    old: [
      ({ a, b }) =>
        `Everyone was very kind and got in the way. ${cap(a)} picked up all the twigs and pushed them together. But a home is not a heap. It lasted until ${b} breathed on it. They lined a drawer with wool, but a drawer has no roof. "Four o'clock," said ${b}, "and I can feel the first one thinking about it."`,
      ({ a, b }) =>
        `A bag was tried. It was paper, and the hedge was wet, and that was the end of the bag. ${cap(a)} offered a pocket. It was a deep one, and warm. But whoever has a pocket walks about, and sits down. "I'd always be listening for chairs," said ${b}. Nobody could think of anything else that had an inside.`,
      ({ a, b }) =>
        `"How hard can it be?" said ${a}, with a mouth full of grass. It can be very hard. A bird turns round in it three hundred times, to get the shape. ${cap(a)} was dizzy after nine. Then somebody brought a bowl. But a bowl is all mouth, and it had begun to rain. ${b} sat in it and got fuller.`,
    ],
  },
  moment: {
    young: [
      ({ b, n, t }) => `${n} puts the ${t} in the hedge. It is hollow. In hops ${b}. A new nest!`,
      ({ b, n, t }) => `The ${t} is hollow inside. "Try it," said ${n}. ${b} hops in. What a good nest!`,
      ({ b, n, t }) => `Look in the ${t}! There is room. "For you," said ${n}. In hops ${b}.`,
    ],
    middle: [
      ({ t, b }) =>
        `They set the ${t} in the hedge, with its back to the wind. It was hollow, and dry, and just big enough for one. ${b} went in. There was some turning round. Then there was a song, with an echo.`,
      ({ b, n, t }) =>
        `"It's hollow," said ${n}. "There's room inside." They wedged the ${t} in a fork, and put moss in it. ${b} tried it once, sitting, and once again, looking out. "Five eggs will go in easily," said ${b}.`,
      ({ b, n, t }) =>
        `Nobody had ever asked what the ${t} had inside it. There was nothing inside it. It was full of room! ${n} pushed it well down among the thorns, where no cat goes. ${b} moved in at once.`,
    ],
    old: [
      ({ t, n, b }) =>
        `${n} did not say a word. ${n} put the ${t} into the hedge, low down, where it is thickest, with its back to the weather. It had been carried to weddings. It had been asked to leave a bank. All that time it had had an inside, and nobody had been in. ${b} went round it once, and hopped over the edge. They heard three hundred small turns. Then they heard nothing at all, which was the first egg.`,
      ({ t, n, b, a }) =>
        `"You do see that it will have to stay there," said ${a}, low. "Two weeks for eggs. Two more for what comes out." ${n} had not thought of that. It is one thing to lend, and it is another to walk home with both arms hanging. ${n} looked at the ${t}, up among the leaves, with a beak over the edge. "It looks as if it had been waiting," said ${n}. "Go on, ${b}. It's all room."`,
      ({ t, n, b }) =>
        `It went in as a foot goes into the right shoe. A bit of moss, a bit of cardigan, and a thorn on every side. From the path you would not have known that there was anything there. "Is it yours?" said ${b}, looking out. "Won't you want it?" ${n} had wanted it every minute of every day, and could not have told you for what. "For this, I think," said ${n}. And so the ${t} had somebody in it by six.`,
    ],
  },
  last: {
    young: [
      ({ n, t }) => `${n} says good night to the ${t}. Five small eggs are asleep in it.`,
      ({ b, n, t }) => `Good night, ${b}. Good night, eggs. Good night, ${t}. Good night, ${n}.`,
      ({ n, t }) => `Tweet, tweet! Who is in the ${t}? Five small birds. Good night, ${n}.`,
    ],
    middle: [
      ({ n, t, b }) =>
        `${n} goes out alone now, as far as the hedge. Five mouths look over the edge of the ${t}, all open. "It will be free in June," says ${b}. "There's no hurry," says ${n}.`,
      ({ a, n, t }) =>
        `The ${t} came back in July, rather scratched, and smelling of moss. On the bus ${a} gets up for it. "Sit down, both of you," says ${a} to ${n}.`,
      ({ n, t, a }) =>
        `There is a new sign at the hedge: QUIET. Every evening ${n} comes by and says good night to the ${t}. Six small voices say it back. And ${a}, who wrote the sign, says it last.`,
    ],
    old: [
      ({ n, t, k }) =>
        `For four weeks ${n} walked about lopsided, and people asked after it. "It's in the hedge," said ${n}, "working." Then on a morning in June there were five new birds on the washing line. The ${t} was empty. ${n} and ${k} fetched it home between them. It was heavier, somehow. Right at the bottom, in the moss, lay half a blue shell.`,
      ({ n, t, b, a }) =>
        `They have given it a hook in the hall, by the hats, with a card that says IN USE. It spends the spring out. The rest of the year ${n} takes it about as before, and ${a} holds the door for it. In March ${b} begins to hang about on the step, looking at the sky, and then at the ${t}. "All right," says ${n}. "I'm coming."`,
      ({ n, b, t }) =>
        `It is still up there. ${b} said that one really could not move them again, with school coming on. So at sunset ${n} takes a chair out to the hedge. They sit on both sides of a few leaves, and look at the road. "Don't you miss it?" people ask. "No," says ${n}. "I know where it is." And inside the ${t} somebody very small says so too.`,
    ],
  },
};
