import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { two } from '../says-no/pair.ts';
import { foodOf } from './food.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: there is a club against it, with badges, and nobody saw. */
export function old(going: Going): Told {
  const { chance } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { x, seven, one, only, mash, things } = foodOf(going);
  const refrain = chance.pick(...REFRAINS);
  const likes = only === null ? `did not like ${x}` : `only ate ${only}`;
  const it = only === null ? x : `anything but ${only}`;
  const bare = mash.slice('the '.length);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} ${likes}. People had tried everything. They'd said that it was good for the eyes. They'd made a face out of it. "I can see very well," said ${a}, "and I don't eat faces." In the end ${a} had founded a club. It was called Never, and there was a badge.`,
        `It was not a whim. ${A.introduced} ${likes}, as other people don't like to be tickled. "You've only got to try," they said, every one of them, as though nobody had said it before. So ${a} had started a club for it. The club's name was Never. It had rules, a drawer and two badges.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'proud'), seen(A, 'stand', 'proud')] },
        `${B.introduced} was the other member. There was only one rule, and it was easy to keep in mind. Whoever ate ${it} was out, and the badge went back in the drawer. The badges were bottle tops, with a line scratched through them. Neither of them had ever taken theirs off, not even in the bath. "Never," said ${a}, in the mornings. "Never," said ${b}. "It was lonely with one," said ${a}.`,
        `The second badge belonged to ${B.introduced}. They had sworn on a cookery book. If ever a member ate ${it}, one single bite, that was the end. The badge went back in the drawer. It hadn't happened yet. "Is it lonely, being president?" ${b} had once asked. "It was," said ${a}, "until there was you." Nobody forgets a thing like that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'curious')],
          things: [...things, 'plate'],
        },
        `On Wednesday there were ${seven} on the plate. They had been put next to ${mash}, as if they had come by themselves and were only looking. "It's a test," said ${a}. "They'll come and count them. They mustn't find any." "And we mustn't eat any," said ${b}. It was a matter of hiding places.`,
        `Then came that Wednesday. ${a} looked at the plate, and beside ${mash} there were ${seven}. Nobody said a word. They had simply been put there, by somebody who had given up talking. "We can't leave them," said ${a}, "or it'll go on like this. And we can't eat them." "That leaves putting them somewhere," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'surprised')], things: ['cup'] },
        `Behind the cup they looked like nothing at all. That lasted until ${b} was thirsty, who hadn't been told. "${refrain}" said ${b}. Under the plate they were even better hidden. But the plate went about on them like a skateboard, and let them out by the jug. "${refrain}" ${a} collected them again. They seemed to be enjoying it.`,
        `${a} tried behind the cup, and it would have done. Only a cup is a thing that people pick up. "${refrain}" said ${b}, with the cup in the air. ${a} tried underneath the plate. Then everything tilted, and the spoon slid off, and they rolled out in single file. "${refrain}" said ${b}. "They're not helping," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'calm')] },
        `"You could take half," said ${a}, "and lose them somewhere." "In what?" said ${b}. "I haven't any pockets today." There was something a little odd in how it was said, and ${a} was to think of it later. ${b} pushed them back, and counted, because in the club they counted. "${refrain}"`,
        `"There's always the flowerpot," said ${b}. But it had a cactus in it. "There's always you," said ${a}. ${b} looked at them for rather longer than was needed. "I'd better not," said ${b}, and pushed them over. "${refrain}" It was only afterwards that ${a} remembered that look.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'determined')] },
        `So it had to be ${mash}. ${a} did one to begin with. ${a} made a shaft, as for a mine, and let it down, and filled it in. Then ${a} drew lines across with the fork, the way they'd been before. It was a masterpiece. ${a} walked round the table, and couldn't have told you where it was.`,
        `There remained ${mash}. Nobody looks for anything in there. ${a} took the smallest one, and buried it, and then for safety buried it deeper. The top was made smooth with the back of the spoon. ${a} was an artist in such things. When it was done, even ${a} could not have said which side it lay.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['spoon'] },
        `Hiding is hungry work. ${b} had gone to see if anybody was coming. And in front of ${a}, warm, and with a pattern on it, was ${mash}. There's a sort of eating that you do while you think of something else. ${a} was thinking about the other six. When ${a} stopped thinking, there was a spoon, and it was clean.`,
        `"I'll keep watch," said ${b}, and went to the door. ${a} sat there and thought hard about number two. It's well known that people think better with something to eat. There was ${bare}, as it happened, right under ${A.names} nose. It was as good as ever. It was gone before number two was settled.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"All clear," said ${b}. "Let's see. Four. Five. Six." ${b} did it twice more. "Six! One's gone! Oh, well hidden. Where is it?" "In ${mash}," said ${a}. And at that very moment ${a} heard what that meant. ${b} was looking under the table, and hadn't. Nobody knew of it in all the world, except one.`,
        `${b} came back and counted. "There are six," said ${b}. "You've done it! I'd never have believed it. Where did you put it? No, don't say. I'll find it." And ${b} looked in the jug, and behind the clock. ${a} stood quite still. It had been in ${mash}. There was no ${bare} any more. There was ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad')] },
        `Now that ${a} came to think of it, there hadn't been a taste. There hadn't been anything, and that was somehow the worst of it. ${a} could say that it had rolled away. ${b} would believe that. ${a} would go on being president, with a badge, and with one ${one} inside that nobody knew about. It didn't weigh much. It weighed more every minute.`,
        `Nothing hurt. It was just as it had been before, but with one ${one} in it. Did it count, if you hadn't noticed? That would have been a good point for the rules. ${a} had written them, and could write that in. Only then it would be a different club. It would be one where the president did, and didn't say.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'surprised')] },
        `"It's in me," said ${a}. "I hid it so well that I ate it." And ${a} undid the badge. It had been on for so long that there was a round mark under it. "So I'm out," said ${a}. "You'll have to be president, and there'll be only you." That had been the hardest bit. ${b} went red, and then went on going red.`,
        `"You can stop looking," said ${a}. "I had it with ${mash}." It's a thing that gets said quickly or not at all. The badge was stiff, and took some time to come off. "It was a good club," said ${a}, and held it out. "I'm sorry that you'll be alone in it." But ${b} made no move to take it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"I've had eleven," said ${b}. "What?" "Not today. At a picnic, in March. Nobody was looking, and I wanted to know. And then I wanted to know again." ${b} put the second badge down beside the first. "I couldn't tell you. You'd have been alone." "All that time," said ${a}. "You let me count!" They looked at each other. It's hard to be angry with somebody who did the same as you, for the same reason.`,
        `"It isn't only you," said ${b}, to the floor. "It was in March. I was by myself, and there was one left over, and nobody was asking me to. I've had quite a few." The other badge came off as well. "Why didn't you say so?" "Because you'd told me that you'd been lonely," said ${b}. ${a} got ready to be furious. But the fury was gone, like ${mash}. They had both been keeping the other one company.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['plate'] },
        `There's a new club now. It is called Not Yet, and has the same badges, turned over. ${a} still doesn't like them, and says so. On Wednesdays they're on the edge of the plate. "${refrain}" says ${b}. Then the president makes a shaft, and lets one down, and fills it in. "Six," says ${a}, after a time. "It's a question of not being asked."`,
        `They kept the drawer, and changed the name. You can be in it whatever you eat, and nobody may say, "Just try." "${refrain}" says ${b}, when there's something on the edge of the plate. "I don't like them," says ${a}. "I know," says ${b}. And if, later on, there are six, then nobody in the club has seen a thing.`,
      ),
    ],
  };
}
