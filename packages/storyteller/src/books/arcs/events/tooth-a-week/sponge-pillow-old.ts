import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: what was to be bought with the coins, and what it is like to give it up one short. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, S, s, F, f, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'close', actors: [seen(S, 'float', 'calm')], things: ['tooth'] },
        `A shark's teeth do not stay. They stand in rows, like people at a stop, and when one goes the next moves up. ${S.introduced} lost about one a week. Plop. It did not hurt. In a long life that comes to thirty thousand, and ${s} had never given it a thought. What ${s} thought about was a bell. It lay in a crab's shop, in a wreck, and it was brass. It cost five hundred, and ${s} had nothing.`,
        `You have twenty milk teeth, and you get paid for them. ${S.introduced} had three hundred at a time, and used up thirty thousand. Once a week there was a plop, and the one behind stepped forward. They lay all over the sea bed, like dropped pins. But it was a bell that ${s} wanted. It was off a ship, and a crab had it for sale, for five hundred in coin. ${s} went to look at it most days.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'float', 'sad')] },
        `It was like this. Whenever ${s} came round a corner, everybody was just leaving. There would be a lot of bubbles, and a bit of weed going to and fro. ${s} had never hurt any of them, but there had been no time to say so. "If I had a bell," said ${s}, "they'd hear me come. They'd not get such a fright. They might even stop." You can say a good deal with a bell that you cannot with a fin.`,
        `Nobody likes to be crept up on. ${s} did not creep. It's only that sharks make no noise, none at all, and so they are always suddenly there. There'd be a gasp, and then there'd be nobody. "I only wanted to ask the way," ${s} would say to a clam, which was shut. A bell would do it. Ding, and they would know, and could look round in their own time. ${s} had worked it all out.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(C, 'sit', 'worried'), seen(G, 'sit', 'calm'), seen(S, 'stand', 'curious')],
        },
        `There was one who did not leave. ${c} used to sit up on the jetty, with ${g}, doing sums. "It's my last milk tooth," said ${c} that day, and moved it with a tongue. "I want it to count. The coin's for a thing on wheels." "What coin?" asked ${s}. So ${c} told about pillows, and the tooth fairy, and the going rate. It was quiet down in the water for some time. "Is there an upper limit?" said ${s}.`,
        `Only ${c} ever stayed, up on the jetty, and talked, with ${g} reading beside. "You don't come up on people," ${c} said. "You just arrive." That day ${c} had the last wobbly tooth of all, a back one. It was already spent. It was to be the end of saving for a thing on wheels. "They pay you?" said ${s}. "For teeth? Who does?" ${c} explained. "I see," said ${s}. "And is it only for people with pillows?"`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'float', 'excited'), seen(F, 'float', 'surprised')],
          things: ['coin'],
        },
        `A sponge is very like a pillow. ${s} put one tooth under it, to be fair, and lay still. A little after twelve came a light. Under the light came ${F.introduced}, with a thimble for a diving helmet. She had been doing the job for two hundred years, and she had rules. A tooth was a tooth. She looked at the size of it. She looked at who was on the pillow. She left a coin, and went up rather fast.`,
        `There's nothing in the rules about who. It only says what. So when a tooth was put under a sponge, forty feet down, a bell rang in an office somewhere. It was raining, too. ${F.introduced} put on her waterproofs. "A new client," she said, brave as a lion, and swam. "Oh," she said, when she saw. But she lifted a corner, took what was there, and paid. She had never once not paid. In the morning ${s} held it up to the light.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'float', 'excited'), seen(F, 'float', 'worried')],
          things: ['coin', 'tooth'],
        },
        `After that it was only a matter of picking them up. They lay about in thousands. ${s} put down twenty, and then forty, and then eighty. "${refrain}" said ${f}, and wrote it in a book. She had to bring a barrow. She had to bring it twice. Coin after coin went on to the heap, and each had been meant for a child with a gap. ${s} did not know that. ${s} was counting. It was four hundred and ninety.`,
        `There were years of them, lying in the sand. Nobody could say that they weren't teeth. On Monday it was thirty, and on Tuesday it was sixty-five. "${refrain}" ${f} said it as a person says it who has been up since Easter. But a rule is a rule. She paid out of the purse for Tuesday's children, and then for Wednesday's. She had a cold. ${s} only heard the clink. By Thursday there were four hundred and ninety.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'sit', 'sleepy'), seen(S, 'float', 'excited')], things: ['coin'] },
        `On Friday night ${f} felt in the bag right down to the seam. "${refrain}" she said. Nobody had ever heard her voice shake. There were nine under the sponge, and there were nine coins. She paid them out, one by one. It made four hundred and ninety-nine. Then she sat down in an oyster, to get her breath, and did not get it. She was asleep with her boots on. ${s} had already gone to tell the crab.`,
        `It was nine, that Friday, and she could hardly lift the sponge. "${refrain}" It came out as a whisper. The purse was turned over, and shaken, and nine coins fell out. That was every coin there was. ${f} had never in two hundred years gone home with nothing in it. She thought that she would just sit down. A clam moved up for her. "Four hundred and ninety-nine," said ${s}, and did a turn. "One more!"`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sit', 'sad'), seen(G, 'sit', 'calm'), seen(S, 'stand', 'surprised')],
        },
        `The next day ${c} was on the jetty, without the sums. "It came out," said ${c}. "It was the last one I'll ever have. I put it under, and in the morning it was still there." It was not about the money. You could see that. "I expect she had too many to do," said ${g}. "It's a whole street," said ${c}. "Nobody's had her since Monday. It's as if somebody had taken the lot." The water beside the jetty had gone as still as glass.`,
        `"Well?" said ${s}, the next morning, coming up, and there was a hole where the tooth had been. "She didn't come." ${c} said it lightly, and looked the other way. "It doesn't matter. There just won't be another. She hasn't been to Tom, or the twins. ${Gcap} thinks that she's ill." ${s} went down again without saying a thing. It was a tooth short of five hundred. There was no need to work it out. It worked itself out.`,
      ),
      page(
        { setting: 'undersea', camera: 'medium', actors: [seen(S, 'float', 'sad')], things: ['coin'] },
        `There they lay. It was the only heap of anything that ${s} had ever had. One more, and there would be a bell, and people who did not gasp. It would only be a week, till the next plop. ${s} went and looked at it in the shop, for a long time. "I'm keeping it for you," said the crab. "Don't," said ${s}. It was harder to say than you would think, with so many teeth in the way.`,
        `In the wreck the bell hung in the window. The crab had polished it. "One to go, isn't it?" said the crab, "and I've had an offer from an eel." A shark can swim for a month without resting. ${s} had to lie down. It was a lovely thing. It was just that there was somebody's gap behind each of those coins. One of them had been saving for wheels. "Let the eel have it," said ${s}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'float', 'shy'), seen(F, 'float', 'surprised')],
          things: ['coin', 'tooth'],
        },
        `${f} woke because something was breathing on her, with great care. "I've brought them back," said ${s}. "I can carry eleven at a time. I didn't know that it was all one purse." She counted it twice. She looked at all those teeth, and for once she left the rule book shut. "Thank you," said ${f}. "But what do I do with FIVE HUNDRED of these? I can't get into my kitchen." "There's the tide," said ${s} slowly. "It goes up to where people are."`,
        `It took forty trips, and a great deal of not swallowing. When ${f} opened her eyes, she was up to the chin in money. "I'm the one," said ${s}. "It was all me. I'm sorry about your boots." In two hundred years no client had ever given anything back. "Then it's the blue door first," said ${f}, and blew her nose. "And the teeth? They're yours, by rights." "I know who'd want them," said ${s}. "I'd like to do it at high water, when nobody's there to run."`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'cheer', 'excited'), seen(G, 'stand', 'surprised'), seen(S, 'stand', 'shy')],
          things: ['tooth'],
        },
        `You will never have heard such a noise on a beach before breakfast. "A SHARK'S TOOTH! A real one! Here's another!" They were all along the tide line, black and white and grey. No one has ever shouted like that about a coin. ${c} had had one of those, damp, with a note. But it was with a tooth held up that ${c} came running down the jetty. "It's you!" said ${c}. "It's from you! They're all so PLEASED." And ${s}, behind a post, heard it.`,
        `By eight there wasn't a child in the bay who was in bed. They went along bent double. "Shark's tooth! Shark's tooth!" One old man had waited for one for sixty years, and sat down on the sand. Nobody gasped, except for joy. ${s} had come up to the last post of the jetty to see, and forgot to hide. "It's the shark!" somebody said. And they all ran, three hundred of them. They ran down as far as the dry sand goes, to say thank you.`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'sunset',
          camera: 'close',
          actors: [seen(S, 'float', 'proud'), seen(C, 'wave', 'happy')],
        },
        `${c} got the thing on wheels, and it had one part that was better than all the rest. It was not brass, but it had a good clear ding. ${c} tied it on behind the fin, with a ribbon, and a bow. "You can have it," said ${c}. "I've still got a voice." You may hear it now, off that jetty, towards evening. Ding. And from round the corner, where it used to be all bubbles and nobody, somebody says, "Oh, it's you. Come in."`,
        `${c} got the wheels in the end, without the bell. The bell came off on the first day. It was screwed to a bit of wood, and the wood was tied to a fin. "It's only a bicycle one," said ${c}. "Try it." Ding. A whole shoal looked round, and nobody left. Once a week, there's still a plop, and something goes up with the tide. "${refrain}" cries a voice on the sand. But it's always a different voice, and it's never been cross yet.`,
      ),
    ],
  };
}
