import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawn, partsOf } from './parts.ts';

/** The same with two who differ about it, and with a cup that has to be broken. */
export function old(start: Going): Told {
  const { A, B, G, a, b, g, Gcap, magic, refrain, titles, chance } = partsOf(start);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'curious')],
          things: ['cup'],
        },
        `In that house things got broken now and then. When they did, ${g} did not get angry. "${refrain}" said ${g}, every time, and fetched the broom. ${A.introduced} had a blue cup with a fox on it, and that had never been broken. It was the only thing left from when ${a} was two. And then, one Saturday, there was something else. It was ${magic.the}, and there was a tingle in ${magic.plural ? 'them' : 'it'}.`,
        `"${refrain}" was what ${g} said. It was said when a plate broke, and once to a bone. ${A.introduced} had heard it so often that it was like the clock. On the shelf stood a blue cup with a fox, which ${a} had had since the age of two. Nothing had ever happened to it. All this matters, because of what came on Saturday. It came with ${magic.the}. There was magic in ${magic.plural ? 'them' : 'it'}; you felt it in both ears.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')], ...drawn(magic) },
        `${B.introduced} had come to look. "What does it do?" said ${b}. "I don't know," said ${a}, who ${magic.had}. "Nothing, so far. Is there any lunch? I could eat a horse." It wasn't loud. It was more like a cork. And in the kitchen, between the table and the stove, stood a brown horse, with its ears back. It had heard.`,
        `"Perhaps it's broken," said ${B.introduced}. ${a} ${magic.had}, and had done so since breakfast, and nothing whatever had come of it. "I can't think when I'm hungry," said ${a}. "I could eat a horse." There was a small pop. "Who said that?" said a deep voice. It was a horse. It took up most of the kitchen, and looked from one to the other.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'stand', 'surprised')] },
        `${Gcap} came in with a tray, saw who was there, and had no tray any more. "${refrain}" said ${g}, faintly, and got the broom. To have something to say, ${a} pointed to the window. "It's raining cats and dogs," said ${a}. They came down quite gently, the cats feet first. Some of them got stuck in the apple tree. The dogs all came in and shook themselves.`,
        `You can say a thing without meaning it. You do it all day. "It's raining cats and dogs out there," said ${a}, and that was how it began to. They bounced a bit. The whole garden was full of wet surprised faces. "${refrain}" said ${g}, and held the door shut from inside. But it was not ${g} who had the magic. So it made no difference.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'excited'), seen(A, 'cover', 'worried')] },
        `It was ${b} who saw it. "You say it, and it comes!" said ${b}. "Just as you say it! Let me try. Time flies!" Nothing flew. "That's because you've got it," said ${b}. "Give it here. Think of all the things we could say!" "Think of all the things we do say," said ${a}, and held on. They were best friends, and they had never looked at each other like that.`,
        `"It's whatever you say," said ${b}, "as long as you've got it. Oh, give me a turn! I'd say that we're kings. I'd say that we're swimming in money." "Swimming?" said ${a}. "In money?" You could drown in that. ${a} had begun to see how many things people say. "You're too careful," said ${b}. "You're not careful enough," said ${a}. They had each thought so for years.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'stand', 'angry')], things: ['clock'] },
        `In the end it was fair that ${b} had a turn. "Now!" said ${b}, who ${magic.had}. "I feel on top of the world!" Pop. There was nobody there. From somewhere far off and very high came a thin voice. It was cold up there, it said, and white, and there was a bear. "How time flies," said ${a}, not thinking. But ${a} hadn't got it, and the clock stayed where it was.`,
        `"One go," said ${a}. It was only fair. So now it was ${b} who ${magic.had}, and took a deep breath. "I'm on top of the world!" cried ${b}. It was meant as a start. There was a pop, and a place where ${b} had been. A little snow came down on the rug. Then, from extremely far away, came one small word. It was "Help." The clock on the wall ticked on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'scared')] },
        `You can be quick, when it matters. "Say that you're back!" shouted ${a}, up the chimney, out of both windows. It took a while to get there. "I'm b-back," said somebody, "in a f-flash." There was a flash. It burned a hole in the rug, and in it sat ${b}, blue, with ice on both ears. "You have it," said ${b}, and pushed it away. "I don't want to say anything ever again."`,
        `"Say that you're home and dry!" ${a} called, as loud as you can. A minute went by; it's a long way. Pop. There on the rug sat ${b}, quite dry, and shaking. "There was a bear," said ${b}. "It said that I was in its place." ${b} gave it back at once, and looked at the floor. "You were right," said ${b}. It had cost something to say that, and it came true in the ordinary way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(B, 'cover', 'surprised')], things: ['cake'] },
        `So there they were, with a horse, eleven cats and nine dogs. "Now say something sensible," said ${b}. "I will," said ${a}. "It's a piece of cake." You could see it come out, and you could see ${a} try to catch it. It went up to the ceiling, with cherries. The horse began on it from the other side. After that ${a} did not say a word, but sat there with both lips shut, and was afraid.`,
        `"All I have to do is think first," said ${a}. "That's a piece of..." "Don't!" said ${b}. "...cake," said ${a}, who had got too far. They were pushed into the hall by it. It had pink icing. Somewhere inside it a dog barked happily. ${a} shut both lips, and pointed to them. From now on there would be nothing said. But how does one undo a thing without saying so?`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'think', 'worried')] },
        `They sat on the stairs. "It would have to be somebody who only ever says one thing," said ${b}. "Something good. Something that covers everything." Behind the cake there was a crash, and then a broom. They both heard what came next. "${refrain}" They looked at each other. "Only," said ${b}, "what if it's something else, this time? People say all sorts of things."`,
        `"We need words that put everything right," said ${b}, "and somebody who says them without thinking." There was a tinkle from the kitchen. "${refrain}" said a voice behind the cake, as it had said all their lives. They had never listened to it. "But will it be that?" said ${b}. "It might be something about a wall, or a hat. It has to be just that, and the very first thing."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')], things: ['cup'] },
        `There was one way to be sure. ${a} had known it for some time. When is it that ${g} says that, and never anything else? On the shelf stood the blue cup, with the fox looking out. "Take another one," said ${b}. But for another one ${g} might just have said "Oh". ${a} took it down, and held it for a moment, in both hands, as ${a} had done at two.`,
        `${g.charAt(0).toUpperCase()}${g.slice(1)} said it when something broke. It had to be something that mattered, so that ${g} would not have a thought to spare. ${a} looked along the shelf, at all the cups that did not matter. Then ${a} looked at the fox. It was blue, and it had one ear worn off, from being kissed. "You needn't," said ${b}. ${a} nodded. That was to say that one did need.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['cup'],
        },
        `They ate their way through to the kitchen. ${a} ${magic.gave(g)}, quickly, with one hand. And with the other ${a} let go. It's a small noise, when something breaks that one has had for so long. ${Gcap} looked at the pieces, and at ${a}, and forgot the horse. "Oh, love," ${g} began, and ${b} stopped breathing. "Never mind. ${refrain}"`,
        `It took a quarter of an hour to get through the cake. ${Gcap} stood there with the broom, among the dogs. ${a} ${magic.gave(g)}, and then held out the cup, and opened both hands. It fell for quite a long time. The fox went one way, and the ear went the other. ${Gcap} had opened wide to say something about horses. It went out of ${g} like air. "${refrain}" said ${g}, very gently.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'cheer', 'happy')],
        },
        `It sounded like corks, a whole cellar of them. When they opened their eyes there was a kitchen, with a floor. In the garden somebody's last cat went up like a soap bubble. There were three slices of cake, on plates. And on the table stood the blue cup. It was whole. You had to look closely to see a line, as thin as a hair, right through the fox.`,
        `It began with the horse, and ended with the icing. Pop, and pop, and pop, and the sun shone in on nothing at all. ${b} laughed. ${a} was on the floor already, looking for pieces, and there were no pieces. The cup was on its shelf. Only, if you held it up against the light, you saw a fine line running through the fox. It had come right. It had not come out the same.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `They left the magic where nobody talks, and told no one. That night ${g} came in to put out the light. "You're very quiet," said ${g}. "Has the cat got your tongue? Well, then. Sleep like a log." ${a} lay and waited. There was no cat, and there was no bark. "${refrain}" said ${a} then, into the dark. It was only words, and it worked very well.`,
        `"What's the matter with you two?" said ${g}, at bedtime. "You've hardly opened your lips. Anyone would think that you had to pay for it." They had put the magic away, at the very bottom, where nobody says a thing. "Now sleep like logs." ${a} thought about that for some time, and knocked on one knee. It was not wood. "${refrain}" said ${a}. And on its shelf the fox, with its line, looked out at the moon.`,
      ),
    ],
  };
}
