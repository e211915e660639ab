import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: forty-one buttons are sewn on, and then it is nine more; and next door somebody has stopped counting. */
export function old(going: Going): Told {
  const { A, B, a, b, g, company, chance } = going;
  const { refrain, E, e, Ecap, es } = partsOf(going);
  const N = company.person([a, b, e, g].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES).replace('seven', 'fifty')),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(E, 'kneel', 'calm'), seen(A, 'sit', 'sad')],
          things: ['coat'],
        },
        `When ${A.introduced} was small, it had been done with the old coat. ${E.introduced} would go away to work for five nights. The coat stayed, with five buttons done up, and ${a} undid one each night. When it was open, there was ${e}, to get into it. This time it was forty-one. "I'm afraid we're thirty-six short," said ${e}, and hung the coat on the door all the same.`,
        `The old coat had five buttons. That was right for when ${E.introduced} used to go off and work for five nights. ${A.introduced} had undone one every evening. On the last one ${e} had walked in and put it on. Nobody had ever needed more. "It's forty-one nights, this time," said ${e}, doing up all the five there were. "You'd better think of something else." ${a} looked at the coat.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'hold', 'curious')],
          things: ['coat', 'jar'],
        },
        `${a} thought of buttons. There was a jar of them, and a needle. There were brass ones, and pearl ones, and one like a liquorice. They went down the front, and round the bottom, and up the other side. ${B.introduced} cut the thread. It took all Sunday, and came to forty. "It only wants one," said ${b}. But the jar was empty.`,
        `It took a whole Sunday, a needle and a jar. ${a} sewed, and ${B.introduced} chose. A button shaped like a fish went next to one off a soldier. When the front was full they turned the corner, and went round the hem. "Thirty-nine," said ${b}. "Forty." ${a} shook the jar. There was nothing in it but a bit of fluff.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'hold', 'calm'), seen(A, 'look-up', 'curious')] },
        `${N.introduced}, next door, had the forty-first. It was blue, and as big as a biscuit. "That's off my son's duffel coat," she said. "He's on the ships." "How many nights has he got left?" said ${a}. ${n} looked up the street, as if it might be written there. "I used to do that," she said. "I left off." She shut the door quite gently.`,
        `So ${a} asked next door. "For counting nights?" said ${N.introduced}. She went away, and came back with a big blue one. "It was my son's. He's been at sea since he was a lad." "And how many have you got?" said ${a}. "Oh, I don't," said ${n}. "I did once, but I gave it up." It was a splendid button. It went on at the very bottom, to be the last.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'reach', 'calm'), seen(B, 'sit', 'sleepy')],
          things: ['coat'],
        },
        `Every night one of them was undone. "${refrain}" said ${a}. The fish was a Friday, and the liquorice was the night of the thunder. Little by little the coat came open from the neck, as if somebody very slow were taking it off. On Sundays the telephone rang, and it was ${es} voice. "Which are you at?" "The pearls," said ${a}. "Then I'm past the middle," it said.`,
        `It went by buttons, after that. "${refrain}" said ${a}, last thing at night, and one could feel it give. There was a week of pearls. There was the night when both of them forgot, and got up again at ten to do it. "Where have we got to?" said the telephone, on Sundays, in ${es} voice. "Round the first corner," said ${a}. "I can see the blue one from here."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'telephone'), seen(B, 'sit', 'worried')],
          things: ['telephone'],
        },
        `There were four left when it rang on a Wednesday. It never rang on a Wednesday. "It isn't finished," said the telephone, and it sounded tired. "They need me until it is. It'll be nine more." "Nine more what?" said ${a}, though there was only one thing that it could be. "I'd come tonight, if I could," it said. ${a} put it down without saying good night.`,
        `Then the telephone rang, with four to go, and on the wrong day. "I've got to tell you something," it said. "The work's run over. I'm so sorry. It's nine more nights." ${a} said nothing, for so long that it said, "Are you there?" "You said forty-one," said ${a}. "I know," it said. "I sewed them on," said ${a}, and put the telephone down on the table, and walked off.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'hide', 'worried')],
          things: ['coat'],
        },
        `Upstairs, ${a} took hold of the coat by both sides, and pulled. It came open all the way, the last four at once, and the blue one flew under the bed. "There," said ${a}. "It's open." It hung there, as wide as a gate. It had nobody in it, and it smelled of rain. It was worse than when it had been shut. ${b} lay flat, and got the button out from the dust.`,
        `"Then I'm not counting either," said ${a}. One, two, three, four, went the last of the buttons, all in a moment. The blue one came off, and rolled away. That was it. The coat was open. It looked like something that had been waiting with its arms out, and that nobody had told. ${b} came out from behind the chair. "Shall I shut it," said ${b}, "or do we leave it like that?"`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'think', 'worried')],
          things: ['coat', 'scissors'],
        },
        `It hung open all the next day. One could leave it so, and not care. Plenty of people managed. There was one next door. Or one could do up four, and find nine more. But there wasn't a button left in the house. There were just the nine on ${A.names} own best coat. That was the red one, and on Saturday it was the winter fair. ${a} stood between the two coats for some time. Then ${a} picked up the scissors.`,
        `In the morning it was still open. If one stopped counting, thought ${a}, then it could never be wrong again. ${n} had found that out. She had looked up the street, as one looks at a shop that has shut. But to go on would take nine. The only nine were gold, and they were on ${A.names} new red coat. It was to be worn at the winter fair, with everybody there. "Pass the scissors," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'reach', 'determined')], things: ['coat'] },
        `It's a good deal harder to do up a button than to undo it. ${b} pushed from behind. The blue one went back on, and the nine gold ones came after it, in a row, like a train. That evening ${a} rang up. "I've got them on," said ${a}. "All nine?" said the telephone, and blew its nose. "So which are we at?" "The small anchor," said ${a}. "${refrain}"`,
        `They shut it again, and it fought them. The blue one was sewn on twice as tight. Behind it went nine gold ones, up to the armhole, where there was just room. Then ${a} telephoned, which was the other thing that had to be done. "I didn't say good night," said ${a}. "I noticed," said the telephone. "I've been saying it to the wall." "${refrain}" said ${a}. "Then it's good night."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy'), seen(B, 'walk', 'calm'), seen(N, 'stand', 'surprised')],
          things: ['string'],
        },
        `So at the winter fair ${a} went about in a good red coat, tied round with string. The wind got in. People looked, and looked away. "Where have your buttons gone?" said ${n}, from behind the cakes. ${a} told her. She stood there with a bun in the air. "It wasn't that he didn't come," she said. "He never said how many. I got to two hundred." "Did you ask him?" said ${a}.`,
        `There was snow on the day of the fair, and it came in at the front. ${a} had tied the red coat with string, and held it with both hands. Somebody laughed, not very loudly. "You had gold buttons on that," said ${n}. "They're in use," said ${a}, and told her for what. ${n} sold nobody any cake for a while. "I never knew how many to sew on," she said. "You could ring up," said ${a}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'coat'), seen(A, 'cheer', 'happy')],
          things: ['coat'],
        },
        `On Monday she stood at the gate with an old duffel coat over her arm. "Sixty-two," she said. "I rang him on the ship. He said, Mother, nobody's asked me that in years." There were no buttons to be had in the whole street by then. So hers has eleven corks, a key, and a great many acorn cups. It takes her half the evening to undo one. She says that she doesn't mind.`,
        `${n} came running out on Monday, in slippers. "He doesn't know how many buttons!" she called. "But he knows how many nights. It's sixty-two. He'd no idea that I'd want to be told." She had his duffel coat with her. There wasn't a button left in the street. So they did it with corks and toggles, and thirty dried beans. The beans go off like peas, she says, when one undoes them.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(E, 'stand', 'excited'), seen(A, 'run', 'excited'), seen(B, 'jump', 'excited')],
          things: ['coat'],
        },
        `There was a night of fog, and a night when nothing happened. They were all the same length, as far as anybody could tell. The last was gold. "${refrain}" said ${a}, and the coat swung open. And in the morning there was snow on the stairs, in the shape of boots. ${Ecap} stood in the door. "You're tied up with string," said ${e}. "You're nine nights late," said ${a}, and ran.`,
        `"${refrain}" said ${a}, nine more times, as gold as you like. Then it was open, and this time it was true. In the morning something thumped on the stairs. ${Ecap} had snow on both shoulders, and stopped in the door, and looked at the coat. One could see each of the fifty, and what it had been cut from. "All those?" said ${e}. "You missed one or two good ones," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(E, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'sit', 'happy')],
          things: ['coat', 'soup'],
        },
        `Then ${e} got in, and ${a} got in as well, and they did it up. It took until the lamps were lit, what with the corners. They had two heads out at the top, and ate soup with one sleeve each. "Who's going to undo us?" said ${e}. "Nobody, tonight," said ${a}. Through the wall there came a ping, as of a bean. "${refrain}" said ${n}, next door.`,
        `It was always a big coat. ${a} stood on ${es} feet in it, as one used to. They started with the gold ones, and told each button as they did it up, fog, thunder, Friday. By the time that they got to the neck it was supper. They ate soup in it, one sleeve each. And next door something went off like a pea. "${refrain}" they heard. "Fifty-four," said ${a}.`,
      ),
    ],
  };
}
