import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { oneMore, theOne } from '../the-one.ts';

const REFRAINS = [
  'What a nice sheet',
  'There is that sheet',
  'Another sheet',
  'Oh, a sheet',
  'Look, a sheet',
  'One more sheet',
  'That sheet again',
  'Such a nice sheet',
  'Here is a sheet',
  'Well, a sheet',
] as const;
const TITLES = ['a ghost in the wash', 'that is not a sheet', 'the ghost on the line', 'sheets do not laugh'];

/** Where in the house it lives. */
const upIn = (raw: string): string =>
  raw.includes('attic') || raw.includes('loft')
    ? 'in the attic'
    : /\b(?:cellar|basement)\b/.test(raw)
      ? 'in the cellar'
      : 'under the roof';

/** The ghost, and who sees it with the child. */
const parts = (going: Going) => {
  const W = theOne(going, 'ghost');
  return { W, w: W.name, X: oneMore(going, W), up: upIn(going.raw) };
};

/** A ghost is taken for a sheet, washed, hung up and put on the bed. It is ticklish; and sheets do not laugh. */
export const SHEET: EventPlot = standsApart({ id: 'sheet', young, middle, old });

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { W, w, X, up } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const also = X ? ` ${X.introduced} knows it too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `This is ${W.introduced}. ${w} lives ${up}. "Whoo," says ${w}. Nobody hears.`,
          `Who lives ${up}? ${W.introduced}! "Whoo," says ${w}. Nobody looks.`,
        ],
        scene: { setting: 'bedroom', camera: 'wide', actors: [seen(W, 'float', 'shy')] },
      },
      {
        text: [
          `${Gcap} has the washing. "${refrain}" In goes ${w}! Round and round!`,
          `"${refrain}" says ${g}. Oh no! ${w} goes in the wash. Round and round!`,
        ],
        scene: {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(G, 'reach', 'happy'), seen(W, 'float', 'surprised')],
        },
      },
      {
        text: [
          `${w} hangs on the line. "Whoo!" "How the wind blows!" says ${g}.`,
          `Next comes the line. ${w} flaps. "Whoo!" "Hear that wind!" says ${g}.`,
        ],
        scene: {
          setting: 'garden',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(W, 'float', 'worried'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `It is dry. "${refrain}" ${w} goes on the bed, under ${k}.`,
          `${Gcap} makes the bed for ${k}. "${refrain}" Pat, pat. That is ${w}!`,
        ],
        scene: {
          setting: 'bedroom',
          weather: 'clear',
          camera: 'close',
          actors: [seen(G, 'reach', 'happy'), seen(W, 'sleep', 'worried')],
          things: ['pillow'],
        },
      },
      {
        text: [
          `${K.introduced} sits. "Ow!" says the sheet. It has eyes! "You are not a sheet," says ${k}.`,
          `${K.introduced} hops on. "Ow!" Somebody has two eyes!${also}`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'surprised'), seen(W, 'sit', 'shy')] },
      },
      {
        text: [
          `"I am a ghost," says ${w}. "Nobody sees it." ${k} gets a hat for ${w}.`,
          `"I am a ghost," says ${w}. "Nobody sees it!" So ${k} puts a hat on ${w}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(W, 'float', 'happy')], things: ['hat'] },
      },
      {
        text: [
          `In comes ${g}. "${refrain}" Off goes the hat.`,
          `"${refrain}" says ${g}. "How silly, a hat!" Off it comes.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(W, 'float', 'sad')], things: ['hat'] },
      },
      {
        text: [
          `Then ${g} folds it. That tickles! "Hee, hee, hee!"`,
          `Fold, fold, goes ${g}. It tickles. "Hee, hee!" goes the sheet.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'reach', 'surprised'), seen(W, 'float', 'happy')] },
      },
      {
        text: [
          `"Sheets do not laugh," says ${g}. "Ghosts do," says ${w}. "Oh! I am so sorry!"`,
          `${Gcap} stops. "A sheet can not laugh." "But I can," says ${w}. "I am a ghost!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(W, 'float', 'proud'), seen(K, 'cheer', 'happy')],
        },
      },
      {
        text: [
          `It is night. "Sleep well, ${w}," says ${g}. But that is a sheet! "Hee, hee!"`,
          `At night ${g} pats something white. "Good night, ${w}." It is a sheet!`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(W, 'float', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { W, w, X, up } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  const also = X ? ` ${X.introduced} had come in, and looked too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${W.introduced} had lived ${up} for two hundred years. Every night ${w} came down and said, "Whoo." Somebody always got up and shut a window. It is sad to be a ghost whom nobody notices.`,
          `There was somebody ${up}. It was ${W.introduced}, as white as milk. "Whoo," ${w} would say on the stairs. "What a draught," they said, and put on jumpers. In all those years nobody had looked.`,
        ],
        scene: { setting: 'bedroom', camera: 'wide', actors: [seen(W, 'float', 'sad')] },
      },
      {
        text: [
          `One Monday ${w} fell asleep on the landing. Up came ${g}, with the basket. "${refrain}" said ${g}. In went ${w}, with the socks. It was warm, and there were bubbles. It went round four hundred times.`,
          `On washing day ${w} lay down, on a heap of white things. That was a mistake. "${refrain}" said ${g}. In it went, and the door went click. ${w} had never been so clean, or so giddy.`,
        ],
        scene: {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(G, 'reach', 'happy'), seen(W, 'float', 'surprised')],
          things: ['basket'],
        },
      },
      {
        text: [
          `Then ${w} hung on the line, by two pegs, next to the pillowcases. "Whoo!" said ${w}, as loud as could be. "Listen to that," said ${g}. "It's a good drying wind."`,
          `After that came the line. ${w} was pegged up by the ears, between a towel and a shirt. "I'm a ghost!" said ${w}. But it was windy, and all that came out was, "Whoo." "That'll dry nicely," said ${g}.`,
        ],
        scene: {
          setting: 'garden',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(W, 'float', 'worried'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `"${refrain}" said ${g} again, and felt it. "Quite dry." And ${w} was put on ${K.names} bed, and tucked in at the corners. One can't say whoo when one is tucked in.`,
          `When it was dry, it was carried in. "${refrain}" said ${g}. "I'll have it for ${k}." There was a pull to the left, and a pull to the right. And there lay ${w}, flat on a mattress, with a pillow on top.`,
        ],
        scene: {
          setting: 'bedroom',
          weather: 'clear',
          camera: 'close',
          actors: [seen(G, 'reach', 'happy'), seen(W, 'sleep', 'worried')],
          things: ['pillow'],
        },
      },
      {
        text: [
          `That night ${K.introduced} got into bed. "Mind my nose," said the bed. ${k} looked under the pillow. There were two round eyes.${also} "You're not a sheet," said ${k}. "At last!" said ${w}.`,
          `${K.introduced} jumped in, as usual. "Oof!" said something. ${k} lifted up the pillow, and there was somebody beneath it, blinking.${also} "Are you a ghost?" said ${k}. "You can tell?" said ${w}. "You really can?"`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(W, 'sit', 'happy')],
          things: ['pillow'],
        },
      },
      {
        text: [
          `"They must be told," said ${k}. So at breakfast there was a notice on ${w}. It said GHOST. "${refrain}" said ${g}, who was still half asleep. "Somebody has got ink on it." And ${g} reached for the soap.`,
          `"We'll make it plainer," said ${k}, and gave ${w} a hat. ${w} floated down to breakfast in it. "${refrain}" said ${g}, and took the hat off. "Who leaves a hat on the washing?" Then ${g} shook out the crumbs, over the step.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(W, 'float', 'sad'), seen(G, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `They tried it with a chain, clank, clank. "That'll be the dustmen," said ${g}. They tried it with walking through a wall. ${w} came out on the other side, in the linen cupboard. "${refrain}" said ${g}, and shut the door.`,
          `${w} walked through the wall, to show how it's done. ${Gcap} was just looking the other way. ${w} moaned, and ${g} oiled the hinges. ${w} stood in the middle of the table. "${refrain}" said ${g}, and put the plates on it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(W, 'float', 'sad'), seen(G, 'stand', 'calm'), seen(K, 'think', 'worried')],
        },
      },
      {
        text: [
          `"It's no good," said ${w}. "I look like one. I feel like one." "Sheets don't feel," said ${k}. "Sheets don't mind a thing." And then came ${g}, to fold up the washing. Half, said ${g}, and half again.`,
          `${w} gave up, and lay down on the pile. "I suppose that I'm a sheet," said ${w}. "You can't be," said ${k}. "You're cross." ${Gcap} came along and took hold of two corners. There was only the folding left.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(W, 'sleep', 'sad'), seen(K, 'sit', 'worried'), seen(G, 'reach', 'calm')],
        },
      },
      {
        text: [
          `But nobody had ever folded ${w} before. It got under the arms. It got at the back of the knees. "Hee!" said the sheet. "Hee, hee! Oh, don't! Not there!" It laughed so much that it slid off the table.`,
          `It was the second fold that did it. It went right across the ribs. "Hoo," said the sheet, "hoo, hee, hee! Stop it! I'm ticklish!" And it wriggled, and doubled up, and fell on the floor.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(W, 'float', 'happy'), seen(G, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
        },
      },
      {
        text: [
          `${Gcap} looked at those two empty hands. "Sheets don't laugh," said ${g}. "No," said ${w}, from below. "I've been trying to say." "I put you in at sixty," said ${g}. "I'm so sorry!" "It was rather nice," said ${w}.`,
          `"Sheets can't laugh," said ${g}, quite slowly. "Ghosts can," said ${k}. ${Gcap} bent down to look. "How do you do?" said ${g}. "I'm afraid that I've pegged you up by the ears." "I liked the view," said ${w}.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'kneel', 'shy'), seen(W, 'float', 'happy')] },
      },
      {
        text: [
          `Now ${w} has a chair at the table, and comes down at six. And at bedtime ${g} goes up, and pats something white on the rail. "Good night, ${w}," says ${g}. "Hee," says ${w}, from the stairs. "${refrain.slice(0, -1)}!"`,
          `They always say good night to ${w} these days. Only in the dark one white thing is like another. "Sleep well, my dear," says ${g}, and strokes it. "${refrain}" says a voice behind, and laughs. "I'm over here!"`,
        ],
        scene: { camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(W, 'float', 'happy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { W, w, X, up } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  const also = X ? ` ${X.introduced} knew as well by then.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `A ghost has a job, like anybody else. ${W.introduced} had been sent to that house two hundred years ago, to frighten it. It lived ${up}. It had never been a success. "Whoo," ${w} would say on the stairs, at midnight, and somebody would come and shut a window. By the time that ${K.introduced} lived there, ${w} had almost given up. ${w} lay on the landing, mostly, in the warm place by the pipe.`,
          `${W.introduced} haunted the house that ${K.introduced} lived in. It did so ${up}, and you would not have known. It takes a certain something to frighten people. ${w} was soft, and rather shy, and said, "Whoo," as one says, "Excuse me." "There's that draught," they said, and fetched their slippers. It had been so for two hundred years. One gets tired, and lies down where it's warm.`,
        ],
        scene: { setting: 'bedroom', camera: 'wide', actors: [seen(W, 'float', 'sad')] },
      },
      {
        text: [
          `That's how it happened. One Monday ${g} came by with the basket. "${refrain}" said ${g}, and picked up ${w} with all the rest. There were suds, and a great deal of going round. There were pegs, and a blue sky. Then there was something warm that went up and down, and smoothed out every crease of two centuries. Nobody had ever touched ${w} before. It was lovely.`,
          `"${refrain}" said a voice above, on a Monday, and ${w} was scooped up, in two arms. No one had ever done that. Then there was the wash, and then the line, with the wind in every hem. And in the evening there was an iron. ${w} went soft all over. When ${g} carried it upstairs, and patted it flat on a bed, ${w} did not say one word.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'reach', 'happy'), seen(W, 'float', 'surprised')],
          things: ['basket'],
        },
      },
      {
        text: [
          `It was ${K.names} bed. "Your elbow's in my eye," said the sheet, about nine. ${k} sat up. It took a while to explain. "You're a ghost," said ${k}, "and you're letting them wash you?" "On Mondays," said ${w}, and blushed, as far as one could see. "Please don't tell. I'd have to stop. Nobody irons a ghost."${also}`,
          `"You kick," said somebody, when the light was out. ${k} felt about, and it was the bed. Then they had a long talk, as one can in the dark.${also} "Why don't you tell them?" said ${k}. "Because they'd be frightened, or they'd be polite," said ${w}. "As it is, I get shaken out, and hung in the sun. I get told that I'm a good one. I never was a good one before."`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised'), seen(W, 'float', 'shy')],
        },
      },
      {
        text: [
          `So they kept it to themselves. By day ${w} was a table cloth, or a tent for ${k}, and once the sail of a boat. "${refrain}" ${g} would say, and mend a corner, and hum. At night there were two in that room to tell each other things. It might have gone on for ever. But on the Thursday a letter came down the chimney, and it was black at the edges.`,
          `It was a happy time. ${w} learned about starch. When it was hot, ${w} lay under the blanket and was cool. "${refrain}" said ${g}. "It's the only one that never comes untucked." They had a signal, ${k} and ${w}: one tug for yes. Then a cold wind blew down the chimney on a Thursday, and in it was an envelope, with a seal.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(W, 'float', 'happy')], things: ['tent'] },
      },
      {
        text: [
          `It was from the Inspector. "You have frightened nobody since you began," it said. "I shall call on Saturday at midnight. If no one has screamed by five past, you will be moved to the Lonely Tower, where there's an opening." "What's it like there?" said ${k}. "There's a stone stair," said ${w}. "There's nobody. It's damp." Two hundred years of ironing would not get that out.`,
          `"It has come to our notice," said the letter, "that there have been no screams at your address." There would be an inspection. There would have to be one good scream, on Saturday, between twelve and five past. Otherwise it was the Lonely Tower, on the moor, by the next fog. ${w} folded up small. "I was there once, as a trainee," said ${w}. "The wind goes through you. There's no one who shuts the window."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(W, 'hold', 'scared', 'letter'), seen(K, 'sit', 'worried')],
          things: ['letter'],
        },
      },
      {
        text: [
          `"I'll scream," said ${k}. "I'll scream like anything." But it has to be a real one; they can tell. They practised. ${w} came out of the wardrobe, and through the wall, and down from the lamp. "Whoo!" "Good," said ${k}. "I was nearly..." And then they'd both be laughing. You can't be frightened of somebody who knows where you hide your biscuits.`,
          `They did what they could. "Be horrible," said ${k}. ${w} rolled both eyes, and waved, and dropped from above. ${k} only got the hiccups. "Think of something awful," said ${w}. "I am," said ${k}. "I'm thinking of Saturday." That wasn't the right sort. It makes one sad, and one doesn't scream. There was only one person in the house who did not know what ${w} was.`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'float', 'worried'), seen(K, 'sit', 'happy')] },
      },
      {
        text: [
          `"It'll have to be ${g}," said ${w} on Saturday. There was no need to say how. That week it was ${G.names} bed that ${w} was on. At midnight one would only have to rise: slowly, from below, with eyes. Anybody would scream. ${k} thought of that, and so did ${w}. "${refrain}" ${g} had said that very evening. Then ${g} had smoothed it down twice, and gone to sleep.`,
          `They both knew who was left. Fresh from the line, ${w} had been put on the big bed, where ${g} slept. "It would work," said ${k}, in a small voice. "It would work at once," said ${w}. Nobody who goes to sleep on a sheet expects it to stand up. "It's only one scream." "It's only one," said ${k}. "And then you could stay." Neither of them looked at the other.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(W, 'float', 'worried'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `Twelve struck. Up through the floor came the Inspector, grey as a pond, with a watch. ${k} stood behind the curtain. "Well?" said the Inspector. "Proceed." On the bed something white lay very still. There was a hand on it, ${G.names}, and it was warm there. One minute went by, and two. All that ${w} had to do was get up. "Three," said the Inspector. ${w} thought of the damp stair. And ${w} tucked in one corner, where it had come loose.`,
          `At midnight it grew cold. The Inspector walked in by the wall, with a list, and licked a pencil. "Where is the ghost of this house?" said the Inspector. Nobody moved. There was a bed, and somebody asleep in it, with a hand under one cheek. ${w} lay beneath that hand. To frighten anybody, one had to lift it off. ${w} tried. Everybody has to think of themselves at some time. "Four minutes," said the Inspector. And ${w} lay quite flat, so as not to wake anyone.`,
        ],
        scene: { camera: 'close', actors: [seen(W, 'sleep', 'calm'), seen(G, 'sleep', 'happy')] },
      },
      {
        text: [
          `"Five past," said the Inspector, and pulled back the blanket. ${k} held both hands over an open mouth. The Inspector bent down and felt it, between finger and thumb. It was warm. It smelled of soap. It had been mended twice, in blue. "${refrain}" said the Inspector, puzzled. "There's no ghost here at all. There's a mistake in the list." And there was a small, dry scratching noise, as of someone being crossed out.`,
          `"Time," said the Inspector, and shone a lamp about: on the chair, on the curtain, on the bed. It stopped there. "Ghosts are cold," the Inspector read out, "and ghosts are creased." But this was warm, and it was as smooth as cream. "${refrain}" said the Inspector at last. "And a ghost? Never. Who writes these lists?" The pencil went through a name. "You can't move a sheet to the Tower. It would be ridiculous."`,
        ],
        scene: { camera: 'medium', actors: [seen(W, 'sleep', 'surprised'), seen(K, 'hide', 'surprised')] },
      },
      {
        text: [
          `When it was gone, nobody said anything for a time. "I'm not one," said ${w}. "It's official." "Do you mind?" said ${k}. "I was never any good at it," said ${w}, and began to laugh. The whole bed shook. It was too much. ${Gcap} opened one eye, and looked straight into two others. They were round, and six inches off. "Whoo," said ${w}, from sheer habit. "Excuse me."`,
          `The cold went out by the wall. ${k} came from behind the curtain, and sat on the edge of the bed. "You didn't do it," said ${k}. "I couldn't," said ${w}. "There was a hand on me." Then it came over them both. You know how it is, in the middle of the night, when one mustn't. The sheet shook, and the bed creaked. And ${g} woke up. "Sheets don't laugh," said ${g}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(W, 'float', 'happy'), seen(G, 'sit', 'surprised'), seen(K, 'sit', 'happy')],
        },
      },
      {
        text: [
          `There was no scream. ${Gcap} turned on the lamp, and had a proper look. "How long have you been in my wash?" said ${g}. "Since March," said ${w}. "I'm so sorry. You'll want me to stop." "At sixty degrees!" said ${g}. "You might have told me. You're a forty, if I ever saw one." And ${g} smoothed out a crease, as one might put a hand on somebody's hair.`,
          `${k} told it, from beginning to end. ${Gcap} listened, and looked at ${w}, and felt the hem. "So it was you," said ${g}. "I always wondered. The others come untucked." Then ${g} thought of something. "You could have frightened me." "Yes," said ${w}. "There was nothing to it." "And it's damp there?" said ${g}. "In that tower?" There was a short silence. "Move over," said ${g}, "both of you. There's room."`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(W, 'float', 'shy'), seen(K, 'sit', 'happy')] },
      },
      {
        text: [
          `So now they know, and it made less difference than one would think. ${w} has a chair. ${w} has the warm place by the pipe. But on Mondays, when the basket comes by, somebody is generally lying on the landing, with both eyes shut. "${refrain}" says ${g}, and picks it up in two arms. And one can hear, all the way down the stairs, that it's ticklish.`,
          `It's the only house in the county with no ghost in it; there's a certificate. It hangs on the line, on fine days, between the towels. People go by on the road. "${refrain}" they say, if it's a good drying wind, and it makes a little bow. "Whoo," it says. It means, good morning. And they turn up their collars, and wish it the same.`,
        ],
        scene: { camera: 'wide', actors: [seen(W, 'float', 'happy'), seen(G, 'stand', 'happy')] },
      },
    ],
  };
}
