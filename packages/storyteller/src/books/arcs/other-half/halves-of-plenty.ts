import type { Half } from './half.ts';

/** Always hungry, always forgetting, always in a mess. */
export const OF_PLENTY: readonly Half[] = [
  {
    id: 'hungry',
    asks: /\b(?:eats? (?:too|so|very|a lot|lots|all|every\w*|non)|eating|always hungry|so hungry|hungry|greedy|(?:never|not) full|stop eating|big appetite|loves food)\b/i,
    first: {
      young: [
        ({ n }) => `${n} ate a bun. "Any more?" said ${n}. "No!"`,
        ({ n }) => `${n} ate the pie. It was for ten.`,
      ],
      middle: [
        ({ A, n }) =>
          `${A} made a pie for ten. ${n} had a slice. Then ${n} tidied the edge, and the other edge, until they met.`,
        ({ n, A }) =>
          `At tea there was one bun each. "Is there any more?" said ${n}. ${A} looked in the tin. There was the rattle that a tin makes when there isn't.`,
      ],
      old: [
        ({ n, a }) =>
          `There was a pie, and it was meant for ten. ${n} only wanted to make it neat, for one edge stuck out. Then the other side looked wrong. It was a very even pie by the end, and it was the size of a button. "That was for the choir," said ${a}. The choir stood in the door with their forks.`,
        ({ n, a }) =>
          `At tea there was a bun each, as there is. ${n} made it last for almost a minute. "Is there any more?" It is a small thing to say. But ${a} had to turn the tin over, and they all had to look at the bottom of it. Five people wondered whether to offer their own, and did not, and felt worse.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `Who ate the picnic? ${n} did. All of it!`,
        ({ n }) => `${n} ate up all the soup. Now there was none.`,
      ],
      middle: [
        ({ n }) =>
          `Then they had a picnic, at the top of the hill. ${n} had carried the basket. It had been getting lighter and lighter all the way up.`,
        ({ n, a }) =>
          `They made a house of biscuit, with a door that shut. ${n} went in to look. "Where does the roof go?" said ${a}. ${n} could not speak just then.`,
      ],
      old: [
        ({ n, a }) =>
          `It was ${n} who carried the basket up to the view. It is a steep hill. Halfway up, ${n} said what a light sort of basket it was. At the top ${a} spread the cloth, and weighed the corners down with stones. Then the basket was opened. They looked at the view for a long time. There was nothing else to do with it.`,
        ({ n, a }) =>
          `For the fair they built a house of biscuit that had taken three days. There was a chimney on it. ${n} was to guard it, being large in the heart. In the morning it was a house with no upstairs, and then a wall with a view. "I was seeing if it was safe," said ${n}. "And was it?" said ${a}.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} ate only one pea. But ${n} was still hungry.`,
        ({ n }) => `${n} tried not to look at the pie. But ${n} ate it.`,
      ],
      middle: [
        ({ n }) =>
          `So ${n} tried thinking about something else. ${n} thought of boats. They were long ones, with crusts. Some of them had jam in.`,
        ({ n }) =>
          `${n} tried having a tiny spoon. But it only meant more journeys. By the end of it ${n} was hungry from the walking.`,
      ],
      old: [
        ({ n }) =>
          `${n} tried thinking about other things. It is best to pick something that has nothing to do with it. ${n} picked boats. They came round the point, quite slowly, with their sails up. They were golden at the edges, and a bit crisp. The third one had butter on it. By the time they docked ${n} was holding a fork.`,
        ({ A, a }) =>
          `${A} found a spoon that had been made for a doll. "You'll have just as much fun," said ${a}, "and it will last." It did last. But it was four hundred trips, there and back. That gives one such an appetite that there had to be a second supper.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} has too much soup.`,
        ({ o }) => `${o} cooks and cooks. But nobody comes to eat.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who could only cook for eleven. It was the pot. It had come down from a grandmother. "I have one bowl," said ${o}, "and then I wave to it."`,
        ({ met, o }) =>
          `Somebody there was baking. It was ${met}, and the shelves were full. "I do love to make it," said ${o}. "But when they've all had one, they say no, thank you."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who had a pot. It had been a great-grandmother's, in a family of eleven, and it did not know how to do less. "I put in one carrot," said ${o}, "and it looks so lonely." So there was soup, every night, up to the handles. ${o} had one bowl of it, and looked at the rest. It is hard work, being looked at by soup.`,
        ({ met, o }) =>
          `The smell came first, and then the house, and in it was ${met}, with floury elbows. There were loaves up the stairs. ${o} baked as other people hum. "Everyone has been so good about it," said ${o}. "They've each had two. And then they say that they couldn't possibly." It is the saddest thing one can say to somebody with a tray.`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `"Any more?" said ${n}. "YES!" said ${o}. "More!"`,
        ({ n, o }) => `${n} ate it all up. ${o} was so glad.`,
      ],
      middle: [
        ({ n, o }) =>
          `${n} had a bowl, and was very polite. But then it slipped out. "Is there any more?" ${o} put down the ladle and had to hold on to the table. Nobody had ever asked.`,
        ({ n, o }) =>
          `"I couldn't possibly," said ${n}, who had been told to say it. Then the lid came off. "Oh," said ${n}. "I possibly could." ${o} ran for the big spoon.`,
      ],
      old: [
        ({ n, o }) =>
          `${n} had one bowl, and put both hands flat on the table to keep them there. It was the best soup in the world. It slipped out before anyone could stop it. "Is there any more?" The ladle fell in. ${o} had waited all those years to hear that. "Yes," said ${o}. "Oh, yes. There is. There's the whole of it." And it was heard, for the first time, how a spoon sounds on the bottom of that pot.`,
        ({ n, o }) =>
          `"I couldn't possibly," said ${n}, because it had been practised. ${o} nodded, and began to put the cloth over. You could see that it had been put over a great many times. "I'm sorry," said ${n}. "That isn't true. I possibly could. I could from here to the stairs." There was a pause. Then ${o} took off the cloth, and threw it out of the door.`,
      ],
    },
    last: {
      young: [
        ({ o, n }) => `${o} cooks, and ${n} eats. They are both happy.`,
        ({ o, n }) => `"Same again?" says ${o}. "Same again!" says ${n}.`,
      ],
      middle: [
        ({ A, n }) =>
          `They all eat there on Sundays now. ${A} brings the choir. It is still too much for ten. But when the ten lean back there is ${n}, just beginning.`,
        ({ o }) =>
          `The pot is quite clean, every night. ${o} can see a face in the bottom of it. It is a round one, and it is asking if there's any pudding.`,
      ],
      old: [
        ({ a, o, n }) =>
          `There is a long table at the far end, on Sundays. The choir comes, and ${a} carves. It is always too much. There is that moment when ten people lean back and say that they couldn't. ${o} used to dread it. Now ${o} looks along the table, to the end, past all the crossed forks. And ${n} looks up, with a clean napkin on, and says, "Are we starting?"`,
        ({ o, A, n }) =>
          `Late in the evening ${o} turns the big pot over and knocks on it, and it rings. You can hear it down the road. ${A} says that it sounds like a church. "It means it's empty," says ${n}. It is a thing that nobody in that family had ever heard, in four lots of grandmothers. They listen until it stops. Then they talk about breakfast.`,
      ],
    },
  },
  {
    id: 'forgets',
    asks: /\b(?:forgets?|forgot|forgetful|forgetting|cannot remember|can't remember|never remembers?|(?:loses|losing) (?:(?:his|her|its|their|all) (?:\p{L}+ )?)?(?:things|everything|socks?|shoes?|keys?|hats?|mittens|gloves|toys|bags?|glasses))\b/iu,
    first: {
      young: [
        ({ n }) => `Off to the beach! ${n} forgot the bucket.`,
        ({ n }) => `"Where is my hat?" said ${n}. Nobody knew.`,
      ],
      middle: [
        ({ n, A }) =>
          `${n} was to bring the candles. ${n} brought a bucket, a scarf and a very nice pear. ${A} cut the cake by feel.`,
        ({ n }) =>
          `"You go and hide," they said, "and we'll look." ${n} hid. But then ${n} forgot about it and had a bath. They looked until supper.`,
      ],
      old: [
        ({ n, a }) =>
          `${n} was in charge of the candles. It was written on a bit of paper. But then the paper went in the wash. So ${n} arrived with a bucket, a scarf and a really beautiful pear, and stood there shining. "And the candles?" said ${a}. "What candles?" said ${n}, with such interest that nobody could be cross for a good half minute.`,
        ({ n, a, A }) =>
          `They were playing sardines. ${n} found ${a} first, behind the water butt, and was to squeeze in too and keep quiet. It was nice there. A bird came. By and by ${n} wondered what they were both doing behind a water butt. ${n} said good day, and went home. ${A} was there until supper.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `"Did you bring the key, ${n}?" ${n} forgot the key.`,
        ({ n }) => `${n} forgot one boot. So ${n} had a wet foot.`,
      ],
      middle: [
        ({ n, a }) =>
          `Then ${n} was given a message to take to the other side. "It's important," said ${n}, when ${a} opened the door. That was all there was left of it.`,
        ({ n }) =>
          `They put on a play. ${n} had one line, and it was "Look!" On the night they all turned round. "Er," said ${n}. Nobody looked.`,
      ],
      old: [
        ({ n, a }) =>
          `They gave ${n} a message to take, as it was a short one. ${n} said it over at every step. But there was a stile on the way, and one says "hup" at a stile. After that it was "hup". "Hup," said ${n}, when ${a} opened the door. "They were very clear about it." It had been about the roof.`,
        ({ n, A }) =>
          `In the play ${n} had one word, and it was "Look!" It was to be said when the moon went up. ${n} had it until the very moment. Then the moon was so lovely that there was no room for anything else. ${A} held it up until both arms shook. "Er," said ${n}, at last. "Is it me?"`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} tied a knot. "What was it for?" said ${n}.`,
        ({ n }) => `${n} made a list. But ${n} forgot the list.`,
      ],
      middle: [
        ({ n }) =>
          `So ${n} tied a knot in a scarf for each thing. By Friday it was all knots. It was a short scarf that meant something, but nobody knew what.`,
        ({ n }) =>
          `${n} wrote a list. Then there was a list of where the list was. Then ${n} forgot which of the two was for soup.`,
      ],
      old: [
        ({ a, n }) =>
          `"Tie a knot in something," said ${a}. ${n} tied one for the milk, and one for the post, and one for ${a}'s birthday. By Friday the whole scarf was knots, as hard as a fist. ${n} went along it, feeling each one. They had plainly been important. One of them felt like Tuesday.`,
        ({ n }) =>
          `${n} took to lists. There was one on the door and one in a boot. But a list is only any good if you remember to look. There had to be a list about that. It was up on the ceiling, over the bed. On Sunday morning ${n} read it with great interest. It said: See other side.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} knows it all by heart.`,
        ({ o }) => `${o} never forgets. ${o} has told all the jokes.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who never forgot a thing. "I know every joke there is," said ${o}. "I've heard them all. So nothing has been funny since March."`,
        ({ met, o }) =>
          `There sat ${met}, looking at a present. ${o} had wrapped it up, to have something to open. "But I remember what's in it," said ${o}. "I always do. It's a spoon."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who remembered everything. One would think it was nice. "Ask me a day," said ${o}. "It rained, and there was fish." ${o} knew each joke there is, and how it ends, and who had laughed. "I can't be told anything," said ${o}. "They begin, and I'm already sitting at the other end of it, waiting for them."`,
        ({ met, o }) =>
          `There sat ${met}, across from a parcel with a bow. It was a birthday, and nobody had come, and ${o} had wrapped up something. "I thought that I might have forgotten it by now," said ${o}. "I did it in May. It's a spoon." There was a shelf of them behind. Every one was still wrapped, and each was known to be a spoon.`,
      ],
    },
    fit: {
      young: [
        ({ o, n }) => `${o} told a joke. ${n} laughed. "Again!"`,
        ({ n, o }) => `"Here is your hat, ${n}," said ${o}. ${o} never forgets.`,
      ],
      middle: [
        ({ o, n }) =>
          `To be polite, ${o} told the old one about the goose. ${n} laughed and fell off the chair. An hour later ${o} told it once more. ${n} had never heard anything like it.`,
        ({ n, o }) =>
          `"Let me wrap one," said ${n}. A minute after that, ${n} had clean forgotten what was in it. So ${o} could not know either. They opened it together. It was a pear!`,
      ],
      old: [
        ({ o, n }) =>
          `${o} told the one about the goose, only to be civil. It was a hundred years old and it had been old then. ${n} went red, and then quite silent, and then slid off the chair. It was the best joke ever told. "Tell me another," said ${n}, an hour later. So ${o} told the one about the goose. By midnight ${o} was laughing too. It had never been heard next to that laugh before.`,
        ({ n, o }) =>
          `"Shall I do one up for you?" said ${n}. It took a lot of string. By the time the bow was on, ${n} had not the least idea what was inside. "I could tell you if I knew," said ${n}. ${o} picked it up, and shook it. There was nothing to remember. ${o} had not held a thing like that for years. They took the string off very slowly, one on each side.`,
      ],
    },
    last: {
      young: [
        ({ o, n }) => `${o} knows the way home. ${n} sings.`,
        ({ o, n }) => `${o} tells the old joke. ${n} laughs, every time.`,
      ],
      middle: [
        ({ o, a, n }) =>
          `They go about together now. "The candles," says ${o}, at the gate. And in they both come, with the candles, to ${a}'s. "Have you heard the one about the goose?" says ${n}.`,
        ({ o }) =>
          `On the shelf there are eleven parcels. Nobody alive knows what is in them. ${o} goes and looks at them, at night, and does not know.`,
      ],
      old: [
        ({ o, n, A, a }) =>
          `Now it is ${o} who says "candles" at the gate, and "other boot", and "it's the left". Whatever is lent to ${n} comes home. And every night there is a light at the far end. If you are out late you can hear the goose come in, and the pause. ${A} has tried to learn it, to tell it as well. But ${a} knows how it ends.`,
        ({ n, o, A, a }) =>
          `There are thirty parcels on the shelf by now. They are of all sizes, and one of them ticks. ${n} does not know what they are and ${o} cannot. Before bed the two of them stand in front of it with a candle. ${A} came once to see what was so special. "But what's in them?" said ${a}. "Isn't it lovely?" said ${o}.`,
      ],
    },
  },
  {
    id: 'messy',
    asks: /\b(?:mess(?:y|es)?|muddy|dirty|clumsy|untidy|breaks (?:things|every\w*)|drops (?:things|every\w*)|spills (?:things|every\w*)|knocks|bumps|trips|falls over|makes a mess|never tid\w+|chews (?:everything|every\w+|things|shoes|slippers|all)|hates (?:baths|bathtime|washing))\b/i,
    first: {
      young: [({ n }) => `Bump. Crash. "Sorry," said ${n}.`, ({ n }) => `${n} came in. In came the mud.`],
      middle: [
        ({ n }) =>
          `${n} came to see the new floor. It was white. Then it was white with a path on it. At the end stood ${n}, saying how nice it was.`,
        ({ n }) =>
          `There was a shelf with nine cups. ${n} only turned round to admire them. After that there were a great many more, but they were smaller.`,
      ],
      old: [
        ({ A, n, a }) =>
          `${A} had a new floor, and it was white, and they were asked in to see it. ${n} wiped everything there was to wipe. But one never gets it all. There was a path by the end, right across, and round the table, and back. At the end stood ${n}. "It's so clean," said ${n}, with feeling. "It was," said ${a}.`,
        ({ A, n }) =>
          `${A} kept nine cups on a shelf, in order of size. ${n} had been told about them and was going to be very careful. ${n} walked past with both arms held in. It went well. Then ${n} turned round, to see how well. They found the smallest one whole, in a slipper.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `They had a sandcastle. ${n} fell on it. Oh dear!`,
        ({ n }) => `${n} had paint. Now they all had paint.`,
      ],
      middle: [
        ({ n }) =>
          `Next they hung out the sheets. ${n} held one end, and let go to wave. It was brown when they caught it, and there was a duck in it.`,
        ({ n }) =>
          `They were icing a cake. ${n} leaned over to see. You can still make out ${n}, in pink, if you know where to look.`,
      ],
      old: [
        ({ n, a }) =>
          `On Monday they did the sheets. ${n} was given one end of the largest, and told to hold on. A friend went by on the road. One waves. The sheet waved too. It went over the wall, through the pond and up the lane. By then there was a map on it of all the places it had been. "That was the good one," said ${a}.`,
        ({ a, n }) =>
          `The cake for the fair was pink and had taken ${a} all day. ${n} was not even in the room. ${n} only leaned in, to ask if there was anything to be done. There was, after that. They gave it a second prize in the end, in the class for portraits.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} stood quite still. But ${n} sneezed. Crash!`,
        ({ n }) => `${n} tried to be clean. But now the floor was wet.`,
      ],
      middle: [
        ({ n }) =>
          `${n} tried not touching anything at all. It was going well. But somebody who does not touch anything cannot hold on when they slip.`,
        ({ a, n }) =>
          `"Go slowly," said ${a}. ${n} went slowly. It all happened as before. But now they could see it coming, and had time to scream.`,
      ],
      old: [
        ({ n }) =>
          `${n} decided not to touch a thing. It can be done, if one keeps to the middle of rooms. For a whole morning nothing fell. Then there was a wet leaf on the step. One has to hold on to something then, and there was only the curtain. Everything else had been holding on to the curtain.`,
        ({ a, n }) =>
          `"It's only that you go at things," said ${a}. "Go slowly." So ${n} went slowly. It was the same as before, but it took longer. One saw the elbow set out. One saw the jug see it coming. Five people had time to say "Mind", and one said it twice. It was a good deal worse for the nerves.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} loves to tidy. All tidy!`,
        ({ o }) => `${o} loves to mop. But there is no mess here.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who put things right. But they all were right. "I did the forks twice," said ${o}. "I've done the soap. I washed the water."`,
        ({ met, o }) =>
          `There sat ${met}, by a pot of glue. ${o} was a mender. It was a good shop, but nobody came. "They're all so careful," said ${o}. "I have not had so much as a saucer."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who loved to put things straight. It was a gift, and it had run out. "I did the forks by size," said ${o}. "Then I did them by how kind they look. I have ironed the string." Not a hair lay anywhere. There was a mop behind the door that had never been wet. "I go and look at it," said ${o}, "of an evening."`,
        ({ met, o }) =>
          `There was a shop there, with a bell, and inside it sat ${met}. MENDING, it said. The glue was warm. It had been kept warm for a year. "I can do a cup so that you'd never know," said ${o}. "I can do a clock. But they are such a careful lot round here. A lady came in on Thursday, and I did hope. But she wanted the way to the station."`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `Crash, went ${n}. "A mess!" said ${o}. "Thank you!"`,
        ({ n, o }) => `${n} came in with mud. "I can mop!" said ${o}.`,
      ],
      middle: [
        ({ n, o }) =>
          `"I won't come in," said ${n}, and waved, and that was the teapot. "I'm so sorry." But ${o} was down on the floor already, glowing. "Eleven bits," said ${o}. "Eleven!"`,
        ({ n, o }) =>
          `${n} came in by the mat, and took the mat along. There were feet on the floor, and a bit of hedge. "Don't move," said ${o}, and went to fetch the mop, and kissed it.`,
      ],
      old: [
        ({ n, o }) =>
          `"I'd better not come in," said ${n}, and waved to show why not. It took the teapot, and the teapot took the tray. Then it was quiet. ${n} shut both eyes. When they opened again, ${o} was on the floor with a lamp, laying out bits by colour. "There are forty-one," said ${o}. "There's one like a fish. However did you do it? Could you do it again, on Monday?"`,
        ({ n, o }) =>
          `${n} stopped at the mat, and looked at all that floor, and was going to go home. But it is a mat that slides. It went the whole length of the room with ${n} on it, and the pond, and some of the lane. There was a long, brown silence. Then ${o} went behind the door and took hold of the mop. "At last," ${o} said to it.`,
      ],
    },
    last: {
      young: [
        ({ n, o }) => `${n} makes a mess. ${o} tidies up. They are happy.`,
        ({ n }) => `Splish, says ${n}. Swish, says the mop.`,
      ],
      middle: [
        ({ n, A }) =>
          `Everybody brings their cups to the far end. ${n} lives over the shop now, so there is plenty to do. ${A} has a jug with a crack like a river. It is the best one.`,
        ({ n, o }) =>
          `By night the floor is so clean that it holds the moon. By noon it is a map again. "Good day?" says ${n}. "Lovely," says ${o}, wringing it out.`,
      ],
      old: [
        ({ A, n, o }) =>
          `${A}'s nine cups are back on the shelf. Each has a fine line in it somewhere, like a river seen from a hill, and no two are alike. People ask where they can be got. You cannot get them. You have to invite ${n}, and stand well back, and then send for ${o}. There is a waiting list. The bell on the shop has had to be mended twice.`,
        ({ n, o }) =>
          `At six in the evening ${n} comes home across the wet floor, and turns round at the end to look. ${o} looks too. There is the pond on it, and a good deal of Wednesday. It is like reading a letter. Then the mop is fetched, and when the moon comes there is not a mark for it to trip on.`,
      ],
    },
  },
  {
    id: 'small',
    asks: /\b(?:too (?:small|short|little|tiny|low)|so (?:small|short|little|tiny)|(?:cannot|can't) reach|is (?:very )?(?:small|short|tiny|little)|short (?:legs|neck|arms|trunk|tail)|smallest)\b/i,
    first: {
      young: [
        ({ n }) => `The jam was high up. ${n} was too small.`,
        ({ n }) => `${n} could not ring the bell. It was too high.`,
      ],
      middle: [
        ({ n }) =>
          `The jam was on the top shelf, where jam always is. ${n} could see the bottom of the jar. One cannot spread that.`,
        ({ n, A }) =>
          `At the show they all stood in front of ${n}. ${A} said that it was very good. What ${n} saw was eleven backs, and one of them had a patch.`,
      ],
      old: [
        ({ n, a }) =>
          `Whoever puts up shelves is tall. ${n} had thought about that. The jam stood along the top, in a row, with the light coming through. From below one saw ten round bottoms with a number on each. "Help yourselves," said ${a}, and went out to see to the hens. ${n} had bread, with a view.`,
        ({ n, a }) =>
          `There was a show in the square, and there was a rush, and then it was as usual. ${n} saw backs. After a time one gets to know them. There was one with a patch, and one that laughed before the others. "Wasn't it good, when the horse came on?" said ${a}, going home. "Was there a horse?" said ${n}.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `The ball was too high. ${n} could not catch it.`,
        ({ n }) => `${n} stood in line. Nobody saw ${n}.`,
      ],
      middle: [
        ({ n, A }) =>
          `They picked plums. ${n} jumped, and got a leaf. ${n} jumped again, and the leaf had a friend. ${A} had four baskets.`,
        ({ n, a }) =>
          `${n} went to post a letter. It was for ${a}. But the slot was up by the weather. So ${n} had to tell it to ${a} instead. It had been a surprise.`,
      ],
      old: [
        ({ n, A, a }) =>
          `They all went to pick plums, and ${n} was given a basket, so as not to be left out. ${n} jumped until the plums must have noticed. By noon there were nine leaves in it. ${A} came by, with one basket on each arm. "You can have some of mine," said ${a}. It was kindly meant. It is not at all the same plum.`,
        ({ a, n }) =>
          `It was a birthday card for ${a}, and it had a window in it that opened. ${n} had carried it to the post box without once bending it. The slot was somewhere up near the weather. ${n} asked a bird, and the bird thought it was a joke. In the end ${n} had to hand it to ${a} and say what it was. One should not have to do that with a window.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} stood on a box. The box went squash.`,
        ({ n }) => `${n} stretched. And stretched. Pop, went a button.`,
      ],
      middle: [
        ({ n }) => `${n} pulled hard at both ends, to get longer. It did work. But it was only the sleeves.`,
        ({ n }) =>
          `So ${n} wore a very tall hat. Now the top was high enough. But there was nobody up there, in the hat, to get hold of anything.`,
      ],
      old: [
        ({ a, n }) =>
          `"You want to stretch," said ${a}. So ${n} stretched, before breakfast and after, against a mark on the wall. By the end of the week there was a difference. It was the width of a pencil. But it turned out that the mark had been drawn on wet paint, and had slipped.`,
        ({ n }) =>
          `${n} made a hat. It was two feet high, and the feather on it was another. Nobody could miss it. They stepped round it at shows. But when it came to jam it was as before, for a hat has no hands. All it could do was to knock on the bottom of the shelf, like somebody who wants to come in.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. "My spoon is down there!" said ${o}.`,
        ({ o }) => `${o} is so tall. ${o} cannot bend down.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who had a stiff back. ${o} could do shelves. But whatever fell down stayed down. "There's a spoon," said ${o}. "It has been there since Easter."`,
        ({ met, o }) =>
          `There on the top step stood ${met}, and could not get down. "It rolled under," said ${o}. "They all do. I have such a nice top half of a house."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, whose back would not bend. It did for shelves. It did very well for shelves. "It's the floor I can't get to," said ${o}. "Whatever goes there is gone. There's a spoon, and a very good pen. There is half of a birthday down there, I believe, under the dresser. I hear it, when I sweep, but I sweep from above."`,
        ({ met, o }) =>
          `It was a house on stilts, and up in it stood ${met}, holding on to the rail. "I don't go down," said ${o}. "I get giddy at the bottom. It's all so close." Things went over the edge, as they do. There was a ring of them in the grass all round. "I wave to the pen," said ${o}. "It was my uncle's."`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `${n} went down and got the spoon. "Thank you!" said ${o}.`,
        ({ n, o }) => `${n} got the spoon. ${o} got the jam.`,
      ],
      middle: [
        ({ n, o }) =>
          `Under the dresser was just as high as ${n}. ${n} walked in. Out came the spoon, and the pen, and four buttons. ${o} did not know what to say. So ${o} reached up for the jam.`,
        ({ n }) =>
          `"Is it this?" said ${n}, from below. "And this? There's a whole hat." It all went up. Then something came down, on a string. It was a jar, and it had the top still on.`,
      ],
      old: [
        ({ n, o }) =>
          `It was dark under the dresser, and it had a roof exactly as high as ${n}. It was like a street. ${n} went along it and handed things out. The spoon, the pen. A candle, half burnt, with a bit of icing on the foot. ${o} held each of them for a moment. Then ${o} said, "What do you like?" and looked up along the shelf, where it was all labels.`,
        ({ n }) =>
          `"I'm down there every day," said ${n}. "It's where I live." And ${n} went round under the house and put it all into a basket, and tied it to the rope. Up went eleven years of things. It was a while before anything happened. Then the basket came down again, very slowly. There was a plum in it, and a jar, and a note: Which would you like next?`,
      ],
    },
    last: {
      young: [
        ({ o, n }) => `${o} gets the high things. ${n} gets the low things.`,
        ({ n, o }) => `${n} sleeps down here. ${o} sleeps up there. Good night!`,
      ],
      middle: [
        ({ o, n, A, a }) =>
          `They keep house together now. ${o} has the ups, and ${n} has the downs. ${A} looked in. "But who does the middle?" said ${a}. They had not needed it yet.`,
        ({ o, n }) =>
          `When there is a show ${o} stands behind. ${n} is on the shoulders. "There's the horse," says ${n}. "What is under it?" says ${o}.`,
      ],
      old: [
        ({ o, n, A, a }) =>
          `There are two rows of hooks by that door, one up by the lamp and one down by the boots. They go out together as one. ${o} sees what is coming. ${n} sees what has been dropped. ${A} met them by the square, after the show. "Did you see the horse?" said ${a}. "I saw its ears," said ${o}. "It had odd socks on," said ${n}.`,
        ({ A, o, n }) =>
          `At the far end there is a basket that goes up and comes down all day. A plum goes one way, and a button the other. ${A} sent a card, for both. It had a window in it. ${o} opened it from the top and ${n} looked in from below. When their two eyes met in the middle they both jumped.`,
      ],
    },
  },
];
