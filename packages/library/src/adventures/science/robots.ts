import type { FactSheet } from '../sheet.ts';

/** A robot told to put away whatever is by itself has put away one shoe; getting it back takes exact words. */
export const robots: FactSheet = {
  id: 'robots',
  topic: 'science',
  title: 'Robots',
  subject: 'robots',
  words: [
    'robot',
    'how robots work',
    'robot arm',
    'mars rover',
    'robotics',
    'android',
    'what can robots do',
    'programming a robot',
  ],
  guides: ['robot', 'scientist'],
  titles: [
    'The Shoe That Stood by Itself',
    '{child} Hops Through the Tidy Works',
    'You Know What I Mean, Said {guide}',
    'The Shelf of Things Alone',
    'First the Door, Then the Cart',
  ],
  facts: [
    {
      id: 'exact',
      says: 'A robot does what its instructions say, not what somebody meant by them.',
      source: 'BBC Bitesize, "What is an algorithm?"',
    },
    {
      id: 'order',
      says: 'A robot follows its instructions in the order in which they stand; in another order the same ones may fail.',
      source: 'BBC Bitesize, "What is an algorithm?"',
    },
    {
      id: 'sensors',
      says: 'A robot finds out about the world through sensors, such as cameras, bumpers and light sensors; what no sensor tells it, it does not know.',
      source: 'Encyclopaedia Britannica, "Robotics"',
    },
    {
      id: 'line',
      says: 'Some robots find their way by following a line on the floor with sensors that look down at it.',
      source: 'Encyclopaedia Britannica, "Automated guided vehicle"',
    },
    {
      id: 'same-again',
      says: 'A factory robot arm can make one movement over and over in exactly the same way without getting tired.',
      source: 'Encyclopaedia Britannica, "Robot (technology)"',
    },
    {
      id: 'first-arm',
      says: 'The first robot arm to work in a factory started in a car works in 1961.',
      source: 'Encyclopaedia Britannica, "Robot (technology)"',
    },
    {
      id: 'grip',
      says: 'Robot hands with sensors in their fingers can feel how hard they press, and so hold soft things without crushing them.',
      source: 'NASA, "Robonaut"',
    },
    {
      id: 'shapes',
      says: 'Robots are built in the shape that suits their work, and most of them do not look like people.',
      source: 'Encyclopaedia Britannica, "Robot (technology)"',
    },
    {
      id: 'legs',
      says: 'Wheels roll well on flat ground and cannot climb stairs; robots with legs can step up, and six-legged ones may keep three feet down while three move.',
      source: 'Encyclopaedia Britannica, "Robotics"',
    },
    {
      id: 'far',
      says: 'Mars is so far off that a message from the Earth takes about 5 to 20 minutes to reach a rover there.',
      source: 'NASA Science, "Mars 2020: Communications"',
    },
    {
      id: 'rover',
      says: 'A rover on Mars cannot be steered from the Earth turn by turn, so it is told where to go, and finds a way round rocks with its own cameras.',
      source: 'NASA Science, "Perseverance Rover: AutoNav"',
    },
    {
      id: 'word',
      says: 'The word robot comes from a Czech word for forced work and was first used in a play of 1920 by Karel Capek.',
      source: 'Encyclopaedia Britannica, "R.U.R."',
    },
  ],
  never: [
    {
      wrong:
        /\b(?:all|every) robots? (?:look|looks|has a face|have faces|walk|walks) ?(?:like (?:people|a person|us)|on two legs)?/i,
      belief: 'All robots look like people.',
      truth: 'Most are arms, boxes on wheels or other shapes that suit the job.',
    },
    {
      wrong:
        /\brobots? (?:always )?(?:know|knows|knew|understands?|understood) what (?:you|we|people|anybody) (?:mean|means|meant|want|wants)\b/i,
      belief: 'Robots know what you mean.',
      truth: 'They do what they are told, exactly as they are told it.',
    },
    {
      wrong: /\brobots? (?:can )?(?:never|cannot|can't) (?:make a mistake|make mistakes|go wrong|be wrong)/i,
      belief: 'Robots never make mistakes.',
      truth: 'With wrong instructions or a dirty sensor they go wrong very steadily.',
    },
    {
      wrong: /\brobots? (?:needs?|need|use|uses) no (?:power|electricity|battery|energy)\b/i,
      belief: 'A robot needs no power.',
      truth: 'Its motors and its computer run on electricity, mostly from a battery or a plug.',
    },
    {
      wrong:
        /\b(?:drive|drives|drove|steer|steers|steered) (?:the |a |every )?rovers? (?:on Mars )?(?:live|with a joystick)\b/i,
      belief: 'People drive the rover on Mars with a joystick.',
      truth: 'The messages take minutes, so the rover has to find its own way round rocks.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'One shoe on. One shoe gone! A robot tidied it. Hop, {child}, hop.',
            'Bare foot. Cold toes. {child} has only one shoe. The tidy robot has the other.',
          ],
          setting: 'living-room',
          child: 'stand surprised',
          things: ['shoe'],
        },
        {
          text: [
            '{a guide} has a small door. "In there, somewhere," says {guide}. Hop, hop, goes {child}.',
            'Click, whirr, behind the door. Robots at work! In hops {child}, after {a guide}.',
          ],
          setting: 'shop',
          child: 'jump curious',
          guide: 'point happy',
        },
      ],
      [
        {
          text: [
            'The robot was told, "Tidy up." It tidied one shoe. {child} has one cold foot.',
            'Whirr, went the robot. Gone was a shoe! {child} stands on one leg.',
          ],
          setting: 'living-room',
          child: 'think worried',
          things: ['shoe'],
        },
        {
          text: [
            '"I know!" says {a guide}. "By the thing!" {child} hops along. They go in.',
            'Down a slide to the Tidy Works. {a guide} comes too. Bump! {child} looks round.',
          ],
          setting: 'shop',
          child: 'look-up excited',
          guide: 'point proud',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The robot in the hall had one order. "Put away anything that is by itself." On Saturday one shoe stood by itself. The other was under the bench. So {child} had one shoe left, and the egg race was at two.',
            '"Who has had my shoe?" said {child}. Nobody had. But the tidy robot hummed in its corner, looking pleased. It put away things that stood alone. And that shoe had been kicked off all alone.',
          ],
          setting: 'living-room',
          child: 'stand surprised',
          things: ['shoe'],
        },
        {
          text: [
            'Behind the flap lay the Tidy Works, as big as a town. "Aha," said {a guide}. "Your shoe is over there," said {guide}. "By the thing. You know what I mean." {child} did not. {child} began to hop.',
            '{child} crawled through the flap and met {a guide}. "Lost something? It is with the whatsits," said {guide}. "Past the doings." All round them went wheels and arms. It was a good place for getting lost.',
          ],
          setting: 'shop',
          child: 'jump curious',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            '{child} was ready early, which never happens. Teeth, hair, one shoe. One shoe? There had been two at breakfast. A thin clean line ran over the rug, just as wide as the robot.',
            'It is hard to run a race in one shoe. {child} tried it round the table. Hop, slap. Hop, slap. The tidy robot had eaten up the other one. That is to say, it had put it away.',
          ],
          setting: 'living-room',
          child: 'kneel worried',
          things: ['shoe'],
        },
        {
          text: [
            'The line went under the stairs and through a door. "Things That Are Alone?" said {a guide}. "I know that shelf. It is up a bit, and then sort of left." {child} hopped after {guide}, sort of left.',
            '"Welcome to the Tidy Works," said {a guide}. "Tell the robots what you want. They will do it." {child} asked what one should say. "Oh, this and that," said {guide}, waving an arm. That was how the trouble began.',
          ],
          setting: 'shop',
          child: 'look-up curious',
          guide: 'wave happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The tidy robot in the hall was flat and round and had been given one instruction. "Put away anything that is by itself." It had seemed a sensible thing to say. On Saturday morning one shoe was under the bench and the other stood alone on the mat. By ten o\'clock it did not stand there any more. {child} looked at the remaining shoe. At two there was an egg race. "You cannot win anything," said {child}, "on an average of one shoe."',
            'Some people lose shoes by being careless. {child} had lost this one by being nearly tidy. One shoe had gone under the bench, as it should. The other had stopped halfway. It stood on the mat, by itself, and in that house things that were by themselves got put away. The robot saw to it. "But I was coming back for it," {child} told the robot. It blinked its green light. Nobody had mentioned coming back.',
          ],
          setting: 'living-room',
          child: 'think worried',
          things: ['shoe'],
        },
        {
          text: [
            'Behind the robot\'s flap a slide went down and round, and at the bottom were the Tidy Works. There {child} met {a guide}, who was in charge, more or less. "A shoe," said {guide}. "It will be with the other ones. Past the whatsit, and left at the big thing." "Which big thing?" said {child}. {guide} waved at a hall as wide as a harbour, full of big things, all moving. "You know what I mean," said {guide}. It was a thing to say to people. The robots, it turned out, had never once known.',
            '"Alone things are kept right at the back," said {a guide}, holding the door. "You go along, and then up, roughly." {child} hopped in. The Tidy Works were full of robots, and not one had a face. There were arms, and boxes, and something like a table that was going for a walk. "They do whatever you tell them," said {guide}. "That is the beauty of it." Across the hall a small machine was carefully watering a broom. "And that," said {guide}, less loudly, "is the other side of it."',
          ],
          setting: 'shop',
          child: 'look-up curious',
          guide: 'point proud',
        },
      ],
      [
        {
          text: [
            'It was half past ten before {child} worked it out. The shoe was not under the bed. It was not in the bath, where it had been once. But there was a sock drawer with nothing but single socks missing. There was an egg cup with no partner any more. Somebody in this house was collecting things that were alone. {child} looked at the tidy robot. "What exactly did we tell you?" said {child}.',
            'Two o\'clock was the egg race, and a spoon was ready, and an egg. {child} had practised all week between the kitchen and the stairs. The only thing missing was a left shoe. It had been there at breakfast. Then the tidy robot had hummed by. Now there was a clean place on the mat, in the shape of a foot. {child} put one hand in the dustless print. "Oh no," said {child}. "It was on its own."',
          ],
          setting: 'living-room',
          child: 'kneel surprised',
          things: ['shoe'],
        },
        {
          text: [
            'There was a flap behind the coats, and a light behind that. In the light stood {a guide}. "If you are after something lonely, this is the right place," said {guide}. "I look after the robots. I say do the usual, and off they go." "And what do they do?" asked {child}. {guide} thought about it. "The unusual, mostly," said {guide}. Somewhere in the Works there was a crash, and then, at a steady pace, exactly the same crash again.',
            'The robot went home through a hole in the skirting board, and {child} went after it. It was a tight fit, and then it was an enormous hall. "Mind your foot," said {a guide}. "The bare one. Ask any robot for help. I always just say, over there, like that." {child} watched an empty cart drive over there, like that, into a pillar. It backed off and did it again. "They are very willing," said {guide}. {child} could see that somebody here would have to be careful with words.',
          ],
          setting: 'shop',
          child: 'stand curious',
          guide: 'wave proud',
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['exact', 'order'],
      shows: /\bfirst\b/i,
      pages: {
        young: [
          {
            text: [
              'Push, then open? The cart goes bump! "Open first," says {child}. Through it goes.',
              'Bump! The door is shut. "First open," says {child}. "Then push." No bump!',
            ],
            setting: 'shop',
            child: 'point determined',
          },
        ],
        middle: [
          {
            text: [
              'A robot was to push a cart through the door. "Push the cart, open the door, off you go," said {guide}. The robot pushed. Bump. The door was shut. It opened the door, and the cart lay on its side.',
              '"It is not very clever," said {guide}. The robot had a list. Push. Open. Go. So it pushed the cart at a shut door, and only then opened it. {child} had to jump over a rolling tin.',
            ],
            setting: 'shop',
            child: 'jump surprised',
            guide: 'stand worried',
          },
          {
            text: [
              '"It did just what you said," said {child}, "in the order you said it." So {child} said it again. "First open the door. Then push the cart. Then stop." The robot did that too. They rode through on the cart.',
              '{child} wiped out the list and wrote a new one. First open, then push. They were the same words in another order. The robot did not mind. It rolled through the door without a bump. "I said that," said {guide}.',
            ],
            setting: 'shop',
            child: 'sit proud',
            guide: 'sit surprised',
          },
        ],
        old: [
          {
            text: [
              'The first hall ended in a pair of doors, with a robot and its cart in front of them. "Push the cart, open the doors, and in we go," {guide} told it. The robot pushed the cart. As the doors were shut, there was a crash. Then it opened the doors, as it had been told. Then it went in, alone, and left the cart lying on its back. "Faulty," said {guide}. "It has done that every day since I explained it."',
              'At the doors a robot was making the crash they had been hearing. It pushed a cart into the wood. It stopped, opened both doors, went through, came back and shut them. Then it began again. "What did you tell it?" asked {child}. "The usual," said {guide}. "Push, open, go through. A baby would know what I meant." {child} held the cart while it gathered itself for another try. A baby might have. This was not a baby.',
            ],
            setting: 'shop',
            child: 'hold curious',
            guide: 'point proud',
          },
          {
            text: [
              '"It is not faulty at all," said {child}. "It did exactly what you said, in the order you said it." There was a board with three cards on it, one for each step. {child} took the middle card and hung it first. Open. Push. Go in. The robot read them from the top, whirring a little. The doors opened. The cart rolled through as softly as a cat, with {child} sitting on it. "I would have got to that," said {guide}, walking behind.',
              'Three things had to be done, and all three were on the list. It was only that the first of them stood second. {child} found the switch for writing, and swapped two lines. "Is that all?" said {guide}. It was. The robot opened the doors, and then it pushed, and there was no crash. The quiet was so large that other robots seemed to notice it. "It cannot guess," said {child}, riding through on the cart. "You have to mean it in the right order."',
            ],
            setting: 'shop',
            child: 'sit happy',
            guide: 'walk surprised',
          },
        ],
      },
      ask: {
        young: ['What had to come first?', 'Open the door. Then push.'],
        older: [
          'Why did the cart keep crashing into the doors?',
          'The robot did its steps in the order it was given, and pushing stood before opening.',
        ],
      },
    },
    {
      facts: ['sensors', 'line'],
      shows: /\bline\b/i,
      pages: {
        young: [
          {
            text: [
              'The robot drives on a black line. Stop! A leaf lies on it. {child} lifts it off.',
              'A robot looks down at its line. Something hides it. A leaf! {child} picks it up.',
            ],
            setting: 'library',
            child: 'kneel curious',
            things: ['leaf'],
          },
        ],
        middle: [
          {
            text: [
              'They climbed on a robot like a table. It ran along nicely, round every shelf. Then it stopped. It turned left, and right, and round and round. "It is looking for the whatsit," said {guide}, getting giddy. {child} held on.',
              'A flat robot gave them a ride between the shelves. "It knows the way by heart," said {guide}. In the middle of the floor it stopped and shook. {child} looked ahead. {child} looked behind. Nothing was in the way.',
            ],
            setting: 'library',
            child: 'sit worried',
            guide: 'sit surprised',
          },
          {
            text: [
              '{child} lay down and looked under it. There were two small eyes, and they looked at the floor. A black line ran along there. On the line lay a doormat. {child} pulled it off, and the robot hummed and went on.',
              'The robot had eyes only on its tummy. All the way it had followed a black line. Here somebody had put a mat on it. No line, no way! "That is my mat," said {guide}. "It looked cold there." {child} rolled it up.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'kneel proud',
            guide: 'stand shy',
          },
        ],
        old: [
          {
            text: [
              'A robot as flat as a tray took them in among the shelves, and {child} could rest the hopping leg. It went smoothly round every corner. "It knows this place like the back of its hand," said {guide}. "It has no hand," said {child}. Halfway down the row it stopped. It edged left, it edged right, and then it began to turn on the spot. After nine turns {guide} had gone the colour of paper.',
              '"Sit down, and it will take us," said {guide}, patting a robot like a low table. It did, for a while, so quietly that they could hear it thinking. Then it lost the way. There was no wall in front of it. There was no step. It just stood in the open, looking foolish, and shivered from side to side. {child} waved a hand in front of it. It did not so much as blink. "Perhaps it is shy," said {guide}.',
            ],
            setting: 'library',
            child: 'sit curious',
            guide: 'sit worried',
          },
          {
            text: [
              'A thing can only go by what it can notice. {child} lay down on the floor to find out what that was. The robot had two glassy eyes, and they were underneath. They had been following a black line, and here the line ran under a doormat. "That is mine," said {guide}. "It makes it homely." For the robot it was the end of the world. {child} rolled up the mat. The eyes met the line again, and off it went, without any hard feelings.',
              '{child} got down and looked at it from where it did its looking. All the eyes were on its underside, an inch above the floor. And along the floor, round every shelf, somebody had painted a black line, which was all the map it had. Just here a mat lay across it. "I put that down," said {guide}, "to cheer the place up." {child} picked up one corner. Whirr, said the robot, finding its line, and it nearly left without them.',
            ],
            setting: 'library',
            camera: 'close',
            child: 'kneel proud',
            guide: 'stand shy',
          },
        ],
      },
      ask: {
        young: ['What did the robot look at?', 'A black line on the floor.'],
        older: [
          'Why did the flat robot stop at the mat?',
          'It found its way by a line on the floor, and its sensors could not see the line under the mat.',
        ],
      },
    },
    {
      facts: ['same-again', 'first-arm'],
      shows: /\barm\b/i,
      pages: {
        young: [
          {
            text: [
              'The robot arm grabs. No box there! It grabs again. {child} moves the box. Got it!',
              'Snap, snap, snap. The arm grabs air. {child} slides the box along. Snap! Well done.',
            ],
            setting: 'shop',
            child: 'reach determined',
            things: ['box'],
          },
        ],
        middle: [
          {
            text: [
              'Boxes had to be cleared from the path. A great robot arm was doing it. It reached down, closed its claw on nothing, and shelved the nothing. {child} and {guide} watched it do that nine times.',
              '"There is our crane," said {guide}. The arm swung down, snapped, and swung up. It had caught some air. The box stood just beside. Down it came again, in the very same place. {child} began to giggle.',
            ],
            setting: 'shop',
            child: 'stand surprised',
            guide: 'point proud',
            things: ['box'],
          },
          {
            text: [
              '"Who moved the box?" asked {child}. "I did," said {guide}, "a bit." But the arm did not look. It did one thing, the same each time. {child} pushed the box back on its chalk mark. Snap! Up it went.',
              'The arm was not silly. It went to one spot, always, and never got tired of it. On the floor was a cross in chalk. {child} slid the box there with one foot. This time the claw closed on a box. The way was free.',
            ],
            setting: 'shop',
            child: 'reach determined',
            guide: 'stand shy',
            things: ['box'],
          },
        ],
        old: [
          {
            text: [
              'A wall of boxes stood across the way. Above it an arm was at work, as tall as a tree and bolted to the floor. It bent, reached, closed its claw, rose, turned, and set down what it had. What it had was nothing. There was a whole shelf of nothing by now, neatly stacked. "Tireless," said {guide}. "The first one started in a car factory in 1961. They have never asked for a holiday." {child} watched it miss the same box again, by exactly as much.',
              '"Now this is art," said {guide}. It was one huge arm, with a claw, and it was moving boxes. At any rate it made all the movements. Down, snap, up, round, open. {child} timed it. It took as long each time as the time before. The claw came down on the same bare bit of floor, to the width of a hair. The nearest box stood a hand\'s breadth to the left. "It must be tired," said {guide}. {child} did not think so.',
            ],
            setting: 'shop',
            child: 'look-up curious',
            guide: 'point proud',
            things: ['box'],
          },
          {
            text: [
              '"Has anybody moved these?" said {child}. {guide} coughed. "I may have straightened them. They were not quite in line with the window." That was it, then. The arm had no eyes. It had one movement, learned once and done the same for ever. It counted on the box to be there. On the floor was a chalk cross, half rubbed out. {child} pushed the box onto it. Down came the claw. It was the same as ever, only now there was something in it.',
              'A tired thing gets worse, and this was not getting worse. It was perfectly, patiently wrong. {child} found a cross on the floor under the claw and worked it out backwards. The arm did not look for a box. It went where a box had been when somebody taught it. "I did dust there," said {guide}. "I put them back nearly right." {child} heaved the box from nearly right to right. Snap. One after the other, at no particular hurry, the whole wall went up on the shelf.',
            ],
            setting: 'shop',
            child: 'reach determined',
            guide: 'stand shy',
            things: ['box'],
          },
        ],
      },
      ask: {
        young: ['Why did the arm catch only air?', 'The box was in another place.'],
        older: [
          'Why did the arm miss the box every time?',
          'It makes exactly the same movement again and again, and the box had been moved.',
        ],
      },
    },
    {
      facts: ['grip'],
      shows: /\bsqueez/i,
      pages: {
        young: [
          {
            text: [
              'Squeeze! Squash goes the tomato. "Feel it first," says {child}. Now it squeezes softly. No squash.',
              'A metal hand squeezes a tomato. Splat! Try again. Soft, soft. {child} eats that one.',
            ],
            setting: 'kitchen',
            child: 'stand surprised',
            things: ['tomato'],
          },
        ],
        middle: [
          {
            text: [
              'In the kitchen a robot hand was packing lunch. It wanted a tomato packed before anybody went by. "Hold it tight," {guide} told the hand. It did. There was a squelch. {child} had pips in both eyebrows.',
              '"It only needs a firm grip," said {guide}. The robot hand picked up a tomato in its metal fingers, firmly. Splat. It picked up another, just as firmly. {child} stepped back, but not far enough.',
            ],
            setting: 'kitchen',
            child: 'cover surprised',
            guide: 'point proud',
            things: ['tomato'],
          },
          {
            text: [
              'There were soft pads on its fingertips, for feeling with. {child} found their switch. It was off! "Squeeze until you feel something," said {child}. "Then stop." The hand took a tomato like a baby bird. Not a drop came out.',
              '{child} saw a wire hanging out. It went to the fingertips. Without it the hand could squeeze, but it could not feel. {child} told {guide}, and {guide} plugged it in. Now it stopped just when it touched. One whole tomato went into the box.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'point happy',
            guide: 'stand surprised',
            things: ['tomato'],
          },
        ],
        old: [
          {
            text: [
              'Nobody got through the kitchen until the lunches were packed. It said so on the wall. There was a hand to do it, a steel one, on the end of a rail. "Hold the tomato," said {guide}. "Properly, so that you do not drop it." The hand held it properly. It went off like a small wet firework. {child} wiped an ear. "Again," said {guide}, "but as if you meant it." {child} got under the table.',
              '"The trick with hands," said {guide}, "is confidence." The steel hand over the counter had plenty. It closed on a tomato, and the tomato left in every direction. It closed on the next. The wall had been white when they came in. "Could it do it more softly?" asked {child}, from behind a tray. "More softly," {guide} told the hand. It waited for the rest. How soft is softly, in numbers? Splat.',
            ],
            setting: 'kitchen',
            child: 'hide surprised',
            guide: 'point proud',
            things: ['tomato'],
          },
          {
            text: [
              '{child} shut both eyes and picked one up, to find out how it is done. You do not squeeze by a certain amount. You close your hand until you feel the skin push back, and there you stop. The robot had pads on its fingers for just that. Nobody had switched them on. {child} pressed the button and changed the order. "Close until you feel something. Then lift." Up came a tomato, whole and shining. {guide} clapped, and got a pip in the eye.',
              'Strength was not the trouble. {child} picked a tomato up, put it down and picked it up again, and watched what fingers do. They ask. They close a little, and feel, and close a little more. The steel fingers had feelers at the tips, thin as stamps, and the plug for them lay in the sink. {guide} dried it on a sleeve. "Squeeze until it pushes back," said {child}. The hand closed, felt, and stopped. It lifted the tomato as if it might wake up.',
            ],
            setting: 'kitchen',
            camera: 'close',
            child: 'hold proud: tomato',
            guide: 'stand surprised',
          },
        ],
      },
      ask: {
        young: ['What happened to the tomato?', 'It was squeezed too hard. Splat!'],
        older: [
          'How does a robot hand hold a tomato without squashing it?',
          'It has sensors in its fingers, and stops closing as soon as it feels the skin push back.',
        ],
      },
    },
    {
      facts: ['shapes', 'legs'],
      shows: /\bwheels?\b/i,
      pages: {
        young: [
          {
            text: [
              'Stairs! Wheels go bump. Wheels go down. Six thin legs go up, up, up. {child} rides.',
              'Wheels cannot do stairs. Here come six legs! Step, step, step. Up goes {child}.',
            ],
            setting: 'castle',
            child: 'sit excited',
          },
        ],
        middle: [
          {
            text: [
              'Then came stairs. Their robot rolled at them on its wheels. Bump. It rolled back and tried again. Bump. "More run-up!" cried {guide}. That made more bump. {child} slid off at the back.',
              '"Full speed," said {guide}. The robot had four good wheels. All of them hit the bottom stair, and bounced. {child} sat on the floor and counted the stairs. There were too many to hop.',
            ],
            setting: 'castle',
            child: 'sit surprised',
            guide: 'point determined',
          },
          {
            text: [
              'On the landing stood a robot with six legs and no head at all. "Half of that one is missing," said {guide}. It put three feet up and stood on three. Then it changed over. It carried {child} up the stairs like a tray of eggs.',
              '{child} whistled for another robot. It came tapping along on six thin legs, like a beetle. Three feet stood while three stepped up. It did not look like anybody. But up it went, with {child} on top and {guide} holding on behind.',
            ],
            setting: 'castle',
            child: 'sit happy',
            guide: 'hold surprised',
          },
        ],
        old: [
          {
            text: [
              'The shelf they wanted was up a stair. The robot they had was on wheels. It had been splendid on the flat. Now it bumped its nose on the lowest step and asked for orders. "Harder," said {guide}. It went harder. {child} came off over the back, shoe last. "Every proper robot I have seen in pictures had two legs and a hat," said {guide}. "I blame whoever built this." It bumped again, to be helpful.',
              'On a smooth floor there is nothing better than a wheel, and there had been smooth floor all the way. Now there were stairs. Their robot rolled up to the first one and back, and up again, like a wave at a wall. "It is not trying," said {guide}. {child} had got off to look. "It is trying," said {child}. "It is just the wrong shape." They both looked up. It was a long way, for people with three shoes.',
            ],
            setting: 'castle',
            child: 'stand worried',
            guide: 'point determined',
          },
          {
            text: [
              'Under the stairs stood another one, folded up like a deckchair. It had six legs, no arms, and nothing on top. "That cannot be a robot," said {guide}. "Where is the face?" "What would it want one for?" said {child}. It did not have to smile at the stairs. It had to climb them. It put three feet on the step, leaned, and drew up the other three. All the way to the top it never had fewer than three on the ground. They did not spill once.',
              '{child} asked for something with feet, and was careful to say how many. It came down to fetch them, tapping, six thin legs under a kind of tray. Three feet held on and three went looking for the next step. Then they changed. It was like being carried by a very thoughtful spider. "It looks like nobody I know," said {guide}, gripping the edge. "It looks like its job," said {child}. Below them the robot on wheels went happily back to its smooth floor.',
            ],
            setting: 'castle',
            child: 'sit happy',
            guide: 'hold surprised',
          },
        ],
      },
      ask: {
        young: ['What went up the stairs?', 'A robot with six legs.'],
        older: [
          'Why do robots come in so many shapes?',
          'Each is built for its job: wheels suit flat floors, and legs can climb stairs.',
        ],
      },
    },
    {
      facts: ['far', 'rover'],
      shows: /\bMars\b/,
      pages: {
        young: [
          {
            text: [
              'Mars is far. "Stop!" comes too late there. So the rover looks. It sees the rock.',
              'A rover for Mars. Nobody can call "stop" in time. It sees a rock. Round it goes.',
            ],
            setting: 'beach',
            camera: 'wide',
            things: ['rock'],
          },
        ],
        middle: [
          {
            text: [
              'They came to a yard of red sand. A rover was learning to drive there, as if on Mars. "Stop!" {guide} told it by radio. Nothing. It drove into a rock. Then it stopped. {child} looked at the clock.',
              'In the sandy yard a rover was in training for Mars. {guide} had the radio. "Left!" said {guide}. The rover ran into a rock, and stood there. Much later it turned left. "Cheeky," said {guide}. {child} was not so sure.',
            ],
            setting: 'beach',
            child: 'think curious',
            guide: 'shout determined',
            things: ['rock'],
          },
          {
            text: [
              'The radio was slow on purpose. Mars is so far that words need minutes to get there. "Then do not tell it each turn," said {child}. "Tell it where to end up." The rover looked with its own cameras. It drove round every rock.',
              '"It is practising being far away," said {child}. On Mars a "Stop!" comes minutes too late. So {child} said only this. "Go to the gate. Look out for rocks." It looked, and thought, and went round. They followed its tracks to the gate.',
            ],
            setting: 'beach',
            child: 'point happy',
            guide: 'walk surprised',
            things: ['rock'],
          },
        ],
        old: [
          {
            text: [
              'The back door of the Works opened on a yard of red sand and stones. A rover with six wheels was crossing it, very slowly, towards a boulder. It was meant for Mars. {guide} took the radio. "Stop," said {guide}. "Stop. I said stop." It drove into the boulder with a gentle crunch. They waited. A long time afterwards it stopped, and did so three times. "It is deaf," said {guide}. {child} asked to see the instructions. They said: delay, as on Mars.',
              '"Watch me drive this," said {guide}, and took up the radio. Out in the red sand a rover was rolling along, in training for Mars. "Right a bit," said {guide}. It went straight on. "Right!" It met a rock, and climbed it, and hung there by its middle. {child} had eaten half an apple when it swung carefully to the right, in the air. It had obeyed. It had only obeyed a quarter of an apple too late.',
            ],
            setting: 'beach',
            child: 'look-up curious',
            guide: 'shout determined',
            things: ['rock'],
          },
          {
            text: [
              '"It hears you," said {child}. "It just hears you as it would up there." A word by radio takes minutes to get to Mars, five of them at best. By the time you shout about a rock, the rock has happened. So {child} did not shout. {child} sent one message, and sat down. "Go to the far gate. Use your own cameras. Go round what you cannot go over." It stood a while. Then it looked left and right, as one does at a road, and drove round every rock.',
              'You cannot steer somebody who hears everything late, and from the Earth to Mars even the fastest message takes minutes. {child} thought of the egg race. Nobody tells you each step. They tell you where the finish is. "Gate," {child} said into the radio. "Find your own way round the rocks." They ate the rest of the apple. By the core the rover had raised its cameras, thought, and set off in a careful curve. {guide} said goodbye to it with real respect.',
            ],
            setting: 'beach',
            child: 'sit proud',
            guide: 'wave surprised',
            things: ['rock'],
          },
        ],
      },
      ask: {
        young: ['Who looked out for the rock?', 'The rover did, all by itself.'],
        older: [
          'Why does a rover on Mars have to find its own way?',
          'A message from the Earth takes minutes to get there, so a warning would come too late.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'High on a shelf stands the shoe. {child} puts it on. Two shoes! Jump!',
            'There it is! One shoe by itself. {child} wiggles five toes in. Hop? No. Run!',
          ],
          setting: 'library',
          child: 'jump happy',
          things: ['shoe'],
        },
        {
          text: [
            'Who stands by the door, all alone? {guide}! Whirr. The robot tidies {guide} up.',
            'Off they go. {guide} waves, alone. Here comes the robot. Up on a shelf goes {guide}!',
          ],
          setting: 'shop',
          guide: 'wave surprised',
        },
      ],
      [
        {
          text: [
            'A cup, a sock, a spoon. And a shoe! {child} hugs it. {guide} cheers.',
            'Shelf of alone things, one, two, three. "My shoe!" says {child}. {guide} ties it.',
          ],
          setting: 'library',
          child: 'hug happy',
          guide: 'cheer happy',
          things: ['shoe'],
        },
        {
          text: [
            'Night. Two shoes by the bed. Side by side. {child} sleeps. The robot rolls past.',
            '{child} is asleep. Shoe next to shoe. Whirr, whirr. Nothing here to tidy.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep calm',
          things: ['shoe'],
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The shelf went on for ever. One glove. One egg cup. Half a pair of scissors. And there, between a lonely sock and a very lonely spoon, stood the shoe. {child} laced it up. "You are in good time," said {guide}.',
            '"Things That Are Alone," read {child}. It was the saddest shelf in the Works, and the tidiest. The shoe stood at the end. It looked as if it had been waiting for a bus. {guide} lifted {child} up to it.',
          ],
          setting: 'library',
          child: 'reach happy',
          guide: 'stand proud',
          things: ['shoe'],
        },
        {
          text: [
            '{guide} waved from the door until nobody was left. Then {guide} was standing there alone. A small robot came along, humming. It knew just what to do. It put {guide} on the shelf, between the spoon and the sock.',
            '"Goodbye!" called {guide}, alone at the far end of the empty hall. Whirr, said something behind. It was the tidy robot. Nobody had told it about people. {guide} had a nice view from the shelf, and stayed for tea.',
          ],
          setting: 'shop',
          guide: 'wave surprised',
        },
      ],
      [
        {
          text: [
            '{child} spoke very clearly to the last robot. "Bring me the left shoe with the muddy heel." It went, and it came back with the shoe. It had not cleaned it. {child} had not said to. {guide} wrote that down.',
            '"One shoe, please," said {child} to the robot at the shelf. "The one that fits this foot." It measured the foot. It measured a boot, a slipper and a clog. Then it brought the right one, and {guide} had to sit down.',
          ],
          setting: 'library',
          child: 'point proud',
          guide: 'sit surprised',
          things: ['shoe'],
        },
        {
          text: [
            'That night {child} wrote the robot a new order. "Put away what is alone. But not shoes. Nor cups, cats or people." It read it twice. Then it stood and looked at one pillow for a long time.',
            'The egg race was won by somebody with two shoes and no egg. Nobody minded. At bedtime {child} put the shoes side by side, with their laces tied together. Past came the robot. It looked. It went on.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit happy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The shelf of Things Alone was the last in the Works, and went out of sight both ways. There were gloves on it, and egg cups, and the top half of a recorder. Each stood exactly in the middle of its place. And there stood the shoe. "It has been very well looked after," said {child}. It had been given a number, and a little light. {child} sat down on the floor and laced it up, and hopped once, from habit, and then walked.',
            '{child} walked along the shelf, heel, toes, heel, toes, reading the labels. Sock, one. Spoon, one. Tortoise, one, with lettuce. "It is rather kind," said {child}, "if you think how they ended up here. Nobody gets lost twice." The shoe was under S, for shoe and for single. It had been dusted, inside and out. {guide} held it like a slipper in a fairy tale, and it fitted.',
          ],
          setting: 'library',
          child: 'sit happy',
          guide: 'kneel proud',
          things: ['shoe'],
        },
        {
          text: [
            'The race was run on two whole shoes, and one of them got egg on it. Down in the Works {guide} had waved goodbye until there was nobody to wave to. It grew quiet. {guide} was standing in the middle of the hall, alone. A flat round robot came humming along on its evening round, and slowed down, and looked. "No, no," said {guide}. "You know what I mean." It did not. There was one free place on the shelf, beside the tortoise.',
            'The last thing {child} saw, going up the slide, was {guide}, waving in the great empty hall. There was nobody else as far as you could see. {child} had a thought, and called down. "Do not stand there on your own!" But the slide went round a corner. So it was only the tidy robot that heard what {guide} said next. It was something about an exception. They gave {guide} a number and a little light, and, in the end, a cup of tea.',
          ],
          setting: 'shop',
          guide: 'wave surprised',
        },
      ],
      [
        {
          text: [
            'There was a desk at the end, with a robot behind it that was mostly drawer. "We want the, you know," began {guide}. {child} put up a hand. "One left shoe," said {child}. "It is blue. It came in this morning from the hall mat, by itself." The drawer slid open. In it lay the shoe, and nothing else. {guide} read the order through again on the little screen, moving both lips. "You said every bit of it," said {guide}. "Out loud."',
            '"Let me," said {child}, before {guide} could say anything with whatsit in it. The robot at the last shelf turned one camera. {child} told it the foot, the colour, the day and the place. {child} told it to bring one and then to stop. A great deal can be found by somebody who is told exactly what. It rolled up with the shoe on a tray, set it down, and stopped. It was still standing stopped when they left.',
          ],
          setting: 'library',
          child: 'point proud',
          guide: 'stand surprised',
          things: ['shoe'],
        },
        {
          text: [
            'That evening {child} sat on the bed and wrote the robot a better order. It took both sides of the page. Put away anything that is by itself. But not if it is a shoe, for a shoe may have a friend under the bench. Not if it is alive. Not if somebody is coming back for it. The robot read it all and blinked. It rolled once about the room. Then it switched itself off beside the slippers, as near as it could get.',
            'The robot has a new instruction now, and {child} was a whole hour over it. It is hard to say a thing so that it cannot be taken any other way. When the lamp was out something hummed across the carpet. {child} lay and listened. It stopped by the shoes. There were two of them, side by side, tied at the laces to be safe. It waited a little. Then it hummed away down the stairs, looking for somebody who was alone.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sit calm',
        },
      ],
    ],
  },
};
