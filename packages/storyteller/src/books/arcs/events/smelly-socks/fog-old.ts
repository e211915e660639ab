import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, socks, sock, drawn, feet, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'proud'), ...along], things: [drawn] },
        `Nobody can say what makes a thing lucky. But ${A.introduced} had kept a list.${comesToo} On the first day in those ${socks} there was a coin in the gutter. On the second, the spelling test was put off. On the third it was pancakes. "You see?" said ${a}. "And on Thursday they were in the wash, and what happened? I fell in a hedge." After that they were not washed any more.`,
        `They had been ordinary ${socks}, from a packet of five.${comesToo} But ${A.introduced} had worn them when the team won, and when the tooth did not hurt. They had been there on the day of the dog in the classroom. "They've got luck in them," said ${a}. "It's soaked in. One wash, and it's gone down the plughole with the fluff." It sounded like science, the way ${a} said it. It was the middle of March.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'happy')], things: [drawn] },
        `By June you could have found ${a} in the dark.${feet} They were the smelliest ${socks} in the town, and there was talk of the county. The smell did not hang about, as smells do. It arrived. It came round the door, and looked for a chair. "${refrain}" said ${B.introduced}, and opened the fridge, and shut it again. "You get used to it," said ${a}. "I've got used to it." "I haven't," said ${b}, and went to live in the bath.`,
        `Luck is not the only thing that soaks in.${feet} In May the ${socks} were smelly. In June they stood by themselves beside the bed, like two small guards, and flies went round by the window. "${refrain}" said ${B.introduced}, every morning. It had stopped being a question. "I won a raffle," said ${a}. "What did you win?" said ${b}. ${a} did not want to say. It had been soap.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'cover', 'worried'), seen(A, 'hold', 'happy', 'box')],
          things: ['box'],
        },
        `${Gcap} was a patient person, and began with a box. It had a lid, and string, and it had once held a cheese. Around midnight the string came undone. The whole house sat up. "${refrain}" they said, one after the other, from four doors. "It can't be the ${socks}," said ${a}. "They're in the box." They were. The smell had merely left without them.`,
        `"I don't say wash them," said ${g}, who had said that since April. "I say, put a lid on it." So they went into a box, and the box went under the stairs, with the iron on top. For an hour you would not have known. Then it came up through the steps, a step at a time. When it had got to the landing, the picture of the roses fell off the wall. "${refrain}" said ${g}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'curious')],
          things: [drawn],
        },
        `"Earth," said ${b}, "keeps everything down." They dug until only the handle of the spade stuck out, and trod it flat. At about tea time the lawn began to move. First the worms came up, and lay on the path to breathe. Then a mole put its head out. It had its eyes shut, as moles do, but it had its nose. "${refrain}" it seemed to say. It crossed the road, and looked both ways, and has never been back.`,
        `The next place was the vegetable bed. They buried the ${socks} deep, with a stone on top and a bit of a ceremony. "Nothing gets through that," said ${a}, not without pride. Nothing did. But all the radishes came up by themselves, and lay down on the grass. "${refrain}" said ${b}. "They could have walked further," said ${g}, "if they'd had legs."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'point', 'calm'), seen(A, 'walk', 'sad')], things: ['gate', drawn] },
        `There was one place left. The gatepost stood at the end of the path, and after it there was only the road and the hill. "It's that or the wash," said ${g}. ${a} hung them up, left and right. It felt like leaving somebody at a station. Callers began to ring from the telephone box. "${refrain}" said the postman, and took up throwing.`,
        `"Then it's the gate," said ${g}. It was as far as the garden went. ${a} pegged them to the post, where they would at least have a view. They looked small out there. People who passed used to say good morning. Now they said, "${refrain}" and walked faster. But nobody could say that the ${socks} were in the house.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'sad'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')],
        },
        `On Sunday they took their lunch up the hill. ${a} had on new ${socks}, white ones, with nothing in them. It went as one might have known. There was a stone in the left, and a wasp in the jam. "It's only a wasp," said ${b}. "It's the beginning," said ${a} darkly. They sat at the top, ${a}, ${b} and ${g}, and shared out the plums. Then somebody rubbed out the view.`,
        `It was such a fine day that ${g} packed a pie, and they climbed the hill behind the house. ${a} walked at the back, in clean ${socks}. It was like walking on somebody else's legs. "What do you think will happen?" said ${b}. "Everything," said ${a}. They ate the pie, all three, on the stones at the top. And then the far hills went, and the near ones, and the sheep.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(G, 'look-up', 'worried')],
        },
        `It was fog, the sort that is poured. In a minute there was no path. In two there was nothing left but the three of them, and they only from the waist up. "Nobody moves," said ${g}, and took a hand on either side. There is a quarry on that hill, and a bog. Home was somewhere below, with a red roof and the light on. You could have put it anywhere. "Told you," said ${a}, but not very loudly.`,
        `The fog had come up from behind, while they were eating. It closed over them like a lid. ${Gcap} counted heads, by feel. "Right," said ${g}. "We stay where we are, until we know which way is home. There's a quarry on one side." Nobody knew which. They called, and the fog ate it. ${b} had got hold of ${A.names} sleeve, and ${a} had not said anything about it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'curious')],
        },
        `You can't look in a fog, and you can't listen, either. It leaves you just one thing. They had stood there long enough to get cold, when ${b} said it, quite out of habit. "${refrain}" There was a silence. It was faint, and a long way off. It came and went. But there was only one pair in the county that it could be. "That's the gate," said ${a}. "That's our gate!"`,
        `The wind had gone round a little. It brought no sound, and no light, and for a bit they did not know what it was bringing. Then all their faces did the same thing. "${refrain}" said ${g}, and ${b}, and ${a}, in one breath. ${a} had never been able to smell them before. One doesn't, from inside. "It's from over there," said ${a}, and turned, and pointed, like a weathercock. "It's home."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')] },
        `They went down in a chain, with ${a} in front. It was done as you play hot and cold. "Fresh," ${a} would call, and they stopped, and felt about until it was foul. Once it was so sweet, all heather and rain, that ${g} pulled them back by the collars. That had been the quarry. "Worse," said ${a}. "Worse! Oh, that's dreadful!" "Bless them," said ${g}, with streaming eyes. "Lead on."`,
        `Nobody has ever been so careful to walk into a smell. They took it in turns, because one nose gets tired. Wherever the air was nice, there was nothing under it that they wanted. Wherever it made you blink, there was a path. "I think I'm going to faint," said ${b}. "Then it's left," said ${a}. They passed the wall, and then the stile. You couldn't see either, but you felt that they held their breath.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'hug', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['gate', drawn],
        },
        `At last it was so strong that you could have leaned on it. ${a} did, and it was the gatepost. The ${socks} hung there in the white, left and right, like two lamps. Nobody laughed. ${Gcap} took off a hat to them. "Four months," said ${g}, "I have been asking for those to be washed. I should like to say, in front of them, that I was wrong."`,
        `Then there was wood under their hands, and a latch. They were home. ${Gcap} stood before the post for a time, holding a handkerchief to the usual place. "I've called you all sorts of things," said ${g} to the ${socks}. "I didn't know you were working." And ${a}, who ought to have been glad, had begun to think. All that luck, since the spring, and now this one. How much could there be left in there?`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'surprised')],
          things: [drawn],
        },
        `It was ${a} who filled the basin. "You don't have to," said ${b}. "Not now." "They're tired," said ${a}. "They've done it. It's all used up." The water went brown, then black, and then it asked to be let out. At the fifth go there was a colour that none of them remembered. "Were they always blue?" said ${b}. They smelled of soap. ${a} put them on, and waited. Nothing fell on anybody.`,
        `That evening ${a} washed the ${socks}, without being asked. It took six waters. "But the luck," said ${b}. "I've been thinking about the luck," said ${a}. "I don't think that it was ever in the ${socks}. I think it was in the smell." They both looked at the sixth water, as it went round and round. Somewhere under the road, it was going to make somebody's day.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'calm')],
          things: [drawn],
        },
        `There is a hook on the gatepost now. It was ${g} who put it up. On it hangs a single ${sock}, whichever is the worst, and each week they choose. It's for the fog. Those who live along the road have got used to it, nearly. They come home late, and it's dark, and they lift up their noses. "${refrain}" they say. And then they say, "Nearly there."`,
        `But it would be silly to live by a hill and not be ready. So there's a chart, beside the bed. The ones for the gate are worn by everybody in turn, and ${g} does the weekends. "${refrain}" said ${b} last night, and woke ${a}, who sniffed. It was quite clear. It was coming from the right place. "That's only home," said ${a}, and they went back to sleep.`,
      ),
    ],
  };
}
