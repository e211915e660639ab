import type { Half } from './half.ts';

/** Made up, and ordered about. */
export const OF_TALK: readonly Half[] = [
  {
    id: 'fibs',
    asks: /\b(?:tells? (?:lies|fibs|stories|tall tales|porkies)|telling (?:lies|fibs|tales)|lies|fibs|makes? (?:things|stories|everything) up|makes? up (?:things|stories)|exaggerates?|boasts?|shows? off|brags?)\b/i,
    first: {
      young: [
        ({ n }) => `"A whale ate my hat," said ${n}. Had it?`,
        ({ n }) => `"I saw a king," said ${n}. "In our bath!"`,
      ],
      middle: [
        ({ n, A }) =>
          `"I had to fight a wave," said ${n}, coming in late to tea. ${A} had seen ${n} only that minute. It was by the pond, with a stick.`,
        ({ n }) =>
          `"There's a lion in the shed," said ${n}. They all went to see, with a net. There was a lamp in the shed, and it was very surprised.`,
      ],
      old: [
        ({ n, a }) =>
          `"You'll never guess," said ${n}, coming in at half past four. It had been a whale. It had come up the brook, and asked the way, and there had been a good deal to explain. It was such a well-made whale that they had all moved their chairs up. "It was the pond," said ${a}, who had been there. "You were poking it."`,
        ({ n, a }) =>
          `It was ${n} who said that there was a lion in the shed. They brought a net, and a chair, and a bit of ham. Then ${a} opened the door, by the crack, with a spoon tied to a stick. In there was a mower, under a yellow sheet. They stood and looked at it. "It must have gone," said ${n}, in a small voice.`,
      ],
    },
    again: {
      young: [
        ({ n, A }) => `"I can fly," said ${n}. ${A} looked. No.`,
        ({ n }) => `"That was a bear," said ${n}. It was a coat.`,
      ],
      middle: [
        ({ n, A }) =>
          `Then the milk was gone. "It was a duke," said ${n}. "He had a spoon with him." ${A} looked at ${n}, who had a white line all round the mouth.`,
        ({ n }) =>
          `"It's my birthday," said ${n}. They made a cake, with a ribbon. It was a lovely birthday. Then it was the birthday again, on the Thursday.`,
      ],
      old: [
        ({ n, A, a }) =>
          `On the next day there was no milk. "I tried to stop him," said ${n}. He had been a duke, and had come about the drains. He had a folding spoon. ${A} waited until all of him had been described, down to the buttons. Then ${a} held up the mirror. There was a white line round a certain mouth, as neat as a plate.`,
        ({ n, a }) =>
          `"I don't like to mention it," said ${n}, "but it's my birthday." They had not known. There was a rush, and there was a cake, and ${a} gave up a good umbrella. It was one of the nicest that they had had. It was nicer than the one on Thursday, and much nicer than the one that came after that, for by then they were only being polite.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `"I will say true things," said ${n}. "Um. Wall."`,
        ({ n }) => `${n} shut up tight. But a dragon got out.`,
      ],
      middle: [
        ({ n }) =>
          `So ${n} tried to say only what there was. "There is a door," said ${n}. "It is shut." But then somebody had to be behind it. It was a tiger.`,
        ({ a, n }) =>
          `"Just tell us what happened," said ${a}. ${n} did. It was so short that everybody waited for the rest. So ${n} put in a bit of fire.`,
      ],
      old: [
        ({ n }) =>
          `${n} gave it up, from the Monday. ${n} said only what there was. "That is a table. I have an elbow." It was like walking in somebody else's boots. By noon there was a door that was shut, and one had to say that it was shut. But who had shut it? They must have had a reason. They must have had claws. By one o'clock it was all over the house.`,
        ({ a, n, A }) =>
          `"You could just tell us what happened," said ${a}, "and then stop." So ${n} told about going to the shop. It was shut. That was the end. ${A} nodded. There was a pause, like the one when a stair is not there. It was not to be borne. "Because of the bandits," said ${n}.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. No one tells ${o} a story.`,
        ({ o }) => `${o} has no books. Not even one. Sigh.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who had eleven grandchildren. "They want a story every night," said ${o}. "I only know what is so. I've told them the bus times twice."`,
        ({ met, o }) =>
          `There was ${met}, who could not sleep for want of a story. ${o} had looked all over the house for one. There was only the almanac. It was about Tuesdays.`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who was truthful, and had eleven grandchildren to put to bed. "They say, tell us one," said ${o}. "And I look, and there is nothing in there that hasn't happened. I told them the price of eggs. I did it with voices." From upstairs came eleven sighs. "They were very good about it," said ${o}.`,
        ({ met, o }) =>
          `There lived ${met}, in a house with not one made-up thing in it. It had been built like that. There was a clock, and a barometer, and an almanac, for reading in bed. "I do enjoy the tides," said ${o}. "But there's a sort of draught, about nine o'clock. I've looked for the place. I think that there ought to be something there with a dragon in it."`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `"Once upon a time," said ${n}. ${o} sat down.`,
        ({ o, n }) => `"Is it true?" said ${o}. "No," said ${n}. "Good!"`,
      ],
      middle: [
        ({ n, o }) =>
          `"Once," said ${n}, "there was a whale, and it came up the brook." Eleven heads came through the banisters. "Is it true?" said ${o}. "No," said ${n}. "Oh, good. Go on."`,
        ({ n, o }) =>
          `"Well, I came by way of a volcano," said ${n}, and went red, and stopped. ${o} had pulled up a chair. "Say that it's a story," said ${o}, "and then say all of it."`,
      ],
      old: [
        ({ n, o }) =>
          `"Once," said ${n}, and looked round for ${o} to say that it was by the pond. Nobody said so. "Once there was a whale, that asked the way." The sighing stopped. There were feet, a great many, and eleven faces came down between the banisters like moons. "Is that true?" said ${o}. It was the old question. "No," said ${n}. "It's a story." It was extraordinary, how well that fitted.`,
        ({ n, o }) =>
          `"I'd have been sooner," said ${n}, "but for the volcano," and went scarlet. ${o} had taken off both spectacles. "Is there a volcano?" said ${o}. "No," said ${n}. It was hard to say. "Then that's it," cried ${o}. "That's the kind. It only wants a handle on it. You have to say once upon a time, so that one knows where to take hold." And ${n} took hold.`,
      ],
    },
    last: {
      young: [
        ({ o }) => `Every night, a whale. ${o} holds the lamp.`,
        ({ n }) => `"Once upon a time," says ${n}. All sit still.`,
      ],
      middle: [
        ({ a, n }) =>
          `It is so full there at bedtime that ${a} has to stand. "What did the whale say?" asks ${a}. "Wait," says ${n}. And when ${n} says that it rains, it rains.`,
        ({ n, o }) =>
          `By day ${n} says what there is. It is easier now. One can, if one knows that at eight o'clock there will be a chair, and ${o} on the edge of it.`,
      ],
      old: [
        ({ A, n, o }) =>
          `They come from four streets off, at eight, with cushions. ${A} sits on the stairs. In the daytime, if ${n} says that it is raining, people put up their umbrellas, and they are right to. It has all gone into the one place. "Once," says ${n}. You can hear eleven breaths go in. ${o} turns the lamp down, and far off, up the brook, something large asks the way.`,
        ({ o, A, a, n }) =>
          `There's a shelf of them now, at the far end, for ${o} writes them down. On the back of each it says in ink: None of this happened. Those are the best words in it. ${A} borrowed the one with the duke, and read it twice. "I could almost believe in that spoon," said ${a}. And ${n}, who was only passing, went home by way of a volcano.`,
      ],
    },
  },
  {
    id: 'bossy',
    asks: /\b(?:bossy|bosses|orders? (?:everyone|everybody|people|them) (?:about|around)|tells (?:everyone|everybody|people|them) what to do|always wants to be (?:first|in charge|the leader|the boss)|must win|has to win|always (?:decides|knows best)|know-?it-?all|knows everything)\b/i,
    first: {
      young: [
        ({ n }) => `"Sit," said ${n}. "Stand. Not like that!"`,
        ({ n }) => `"Red cup!" said ${n}. "No. The blue one!"`,
      ],
      middle: [
        ({ A, n }) =>
          `${A} was drawing a house. "The door goes there," said ${n}. "And a cat. And make it bigger." In the end there was no room left for the house.`,
        ({ n }) =>
          `They played shops. ${n} was the shop, and the lady, and the price. "You can be the bag," said ${n} to the rest.`,
      ],
      old: [
        ({ A, n, a }) =>
          `${A} was drawing a house, and it was going to be a plain one. "You'll want a chimney," said ${n}. "More smoke. Who lives there? Put in a duke." It was all said with love. By tea there was a palace, with a moat, and somebody waving. "Where would you have put the door?" said ${n}. "I was going to go in by it," said ${a}.`,
        ({ n, a }) =>
          `They had a game of shops. It took ${n} an hour to tell them how. ${n} was the shopkeeper, since that was the hardest, and also the lady with the hat. "Can't I be something?" said ${a}. ${n} thought about it kindly. "You can be closed on Wednesdays," said ${n}.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `"Me first!" said ${n}. Up the slide. Again.`,
        ({ n, A }) => `"Clap now," said ${n}. ${A} did not clap.`,
      ],
      middle: [
        ({ n, A }) =>
          `Then there was the walk. "Left," said ${n}. "Left. Mind that. Now admire the view." ${A} had been about to. It is not the same, by order.`,
        ({ n, a }) =>
          `${n} even told the ducks. "You in front, and you behind, and stop that." The ducks went in. It was the first time that ${a} had envied a duck.`,
      ],
      old: [
        ({ n, A }) =>
          `Next day they went up the hill for the sunset. "Over here," said ${n}. "Face this way. Not yet. Now." It was a very fine sunset and ${n} had got them the best places. But when one has been told to gasp, one can't. ${A} looked at it with a shut mouth, and it went down.`,
        ({ n, A, a }) =>
          `At the pond ${n} saw to the ducks. They had been doing it wrong, in no sort of order, with their ends up. "By size," said ${n}. "And again, from the reeds." They were gone before one could count them. ${A} looked after them for a long time. "How do they do that?" said ${a}.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} sat on both hands. A foot pointed. "There!"`,
        ({ n }) => `"Please sit," said ${n}. "Please NOW." Oh dear.`,
      ],
      middle: [
        ({ n }) =>
          `So ${n} tried only thinking it. But it showed. When ${n} thought "left", both eyebrows went left. People followed them without knowing why.`,
        ({ a, n }) =>
          `"Ask us, don't tell us," said ${a}. ${n} did. "Would you like to sit down there, at once, and be quick about it?" It had a question mark.`,
      ],
      old: [
        ({ n }) =>
          `${n} took a vow not to say it. It is astonishing what one can do with only eyebrows. They went left. They went up, about somebody's hat. By evening nine people had moved the piano without being able to tell you why, and ${n} had not said one word. "I was good all day," said ${n}. They looked at the piano.`,
        ({ a, n }) =>
          `"Try asking," said ${a}. So ${n} asked. "Wouldn't you rather do that properly? Shall we all start again, from where you went wrong?" It came with a smile and it went up at the end. There was nothing in it that one could object to. Everyone went home early, feeling that they had been combed.`,
      ],
    },
    other: {
      young: [
        ({ met }) => `Here is ${met}. "This sock? Or that sock?"`,
        ({ o }) => `${o} could not choose. Left boot? Right boot?`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who could not decide. There was ${o}, on the step, with one shoe on. "I've been going out," said ${o}, "since breakfast. But which foot first?"`,
        ({ met, o }) =>
          `There stood ${met}, in front of two buns. One was round, and so was the other. "They've been here since Monday," said ${o}. "I do so want to be fair."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who saw both sides. It is a gift, and it had kept ${o} on the doorstep since Thursday. "If I go left there's the bakery," said ${o}. "But if I go right there's the sea. And if I stay there's neither." One boot was on. The other was being thought about. The milk stood there in a row.`,
        ({ met, o }) =>
          `In the house at the end there was a lamp, half lit, and ${met}, with a bun in each hand. They were quite alike. "If I eat this," said ${o}, "then that one will think it was something it did." There were three invitations on the shelf, for last year. ${o} had written to say that it would be perhaps.`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `"That sock," said ${n}. "Oh, thank you," said ${o}.`,
        ({ n, o }) => `"Left boot!" said ${n}. And out came ${o}.`,
      ],
      middle: [
        ({ n, o }) =>
          `"Left," said ${n}, and put a hand over it. It was too late. But ${o} had looked up, like somebody who hears a key. "Left," said ${o}. "Left! And then?"`,
        ({ n, o }) =>
          `"That one," said ${n}, who could not help it. ${o} bit into it with both eyes shut. "You just say it?" said ${o}. "Just like that? Could you do the curtains?"`,
      ],
      old: [
        ({ n, o }) =>
          `"Left foot," said ${n}. It slipped out. ${n} got ready to be told. But ${o} had put the left foot down, on the path, where there had been no foot for days. "I say," said ${o}. "And next?" "Well, the right." "The right! Of course." They went three times round the garden like that. One had never been so wanted. The other had never been so out.`,
        ({ n, o }) =>
          `"The one on the left," said ${n}, "and the other for tea." There was silence. ${n} had heard that kind before. Then there came the sound of a bun. "So that's what they taste like," said ${o}. There were tears in it. "I've a hat upstairs, or two hats. I have a letter from my sister, with a question in it. I don't suppose that you are free on Fridays?"`,
      ],
    },
    last: {
      young: [
        ({ n, o }) => `"Bed," says ${n}. "Good," says ${o}. Good night.`,
        ({ o }) => `Two buns, two friends. "You choose," says ${o}.`,
      ],
      middle: [
        ({ n, a }) =>
          `Now ${n} is so worn out with deciding that there is none left over. "What shall we play?" asks ${a}. "I don't mind," says ${n}. They had to sit down.`,
        ({ o, n }) =>
          `They went to the sea, by the left. At the edge of it stood ${o}, and thought. Then ${o} said, all alone, "In." And ${n} took off a shoe.`,
      ],
      old: [
        ({ n, A, a }) =>
          `On Fridays ${n} comes home quite emptied out. ${A} asked what they should play. "Whatever you like," said ${n}. It was so quiet that one heard the clock. So they drew a house, and ${a} did it, with a door in the middle, and nobody waving. And at the far end there is a step with no one on it, and no boots.`,
        ({ n, o }) =>
          `They got as far as the sea in the end. ${n} had said every corner. Then there were no more corners. There was only all that water, and two ways along it. "Which?" said ${n}, who was tired. It was a thing that nobody had ever heard. ${o} looked left, and looked right, for about as long as a wave takes. "That one," said ${o}, and went.`,
      ],
    },
  },
];
