import type { Fields } from '../fields/field.ts';

/** How parents tell of what went well, by what it was; `gone-well` has what is a success and none of the others. */
export const APPLAUDED: Fields = {
  'body-routine-done': `
    let me put his hearing aids in every morning
    put her own coat and shoes on at nursery
    put his shoes and coat on by himself to go home
    let me plait her hair
    ya no usa chupete
    dry all night for the first time
    no nappy at nursery all day
    did a poo on the toilet
    a wee in the potty before bath
    brushed her teeth without a fight
    slept through till six
    slept in his own bed three nights running
    let me wash her hair and did not scream
    got dressed all on his own before breakfast
    took his medicine like a champ
    gave up the dummy and slept
    let me cut all ten nails
    stopped sucking his thumb for a month
    has not bitten her nails in weeks
    went to bed without a fuss
    stayed in bed all night
    blew her own nose
    used the school toilet
    no pull up and a dry sheet
    put her pyjamas on and got into bed when asked
    no accidents for two weeks
    hizo pipi en el orinal
    durmio toda la noche en su cama`,
  'calmed-down': `
    came down from a massive strop all by himself in his room
    got out of a meltdown on her own and then wanted a hug
    walked away when her sister was winding her up and went to her room
    lost the final and shook hands with everyone
    took ten deep breaths and it passed
    walked away from his brother and did not hit
    has not hit anyone all week
    has not bitten anyone this month
    no kicking at nursery for a fortnight
    went to the quiet corner on her own
    lost at mario and did not kick off
    handed over the tablet without shouting
    came off the game when I asked, no tears
    the lid would not open and he did not throw it
    was furious and used her words
    calmed himself down with his ear defenders
    did not scream when we left the park
    the wrong plate came and he said never mind
    squeezed her cushion instead of her sister
    shook hands after the final and smiled
    counted backwards and the anger went
    no tantrum at the shops
    didnt lash out when they teased him
    se calmo solo`,
  'friend-made': `
    invited someone round to play for the first time ever
    has a friend at last
    was asked to play by the girls at school
    came home talking about a boy called Sam who likes trains
    had somebody home for tea for the first time
    got invited to a party
    made up with her best friend after a month
    sat with a new boy and now they are inseparable
    joined in with the game at break
    made a friend at holiday club
    has someone to sit with on the bus
    a girl rang the bell and asked for her
    his first playdate without me
    met a friend on holiday and they write
    asked a girl if she could play and she said yes
    thick as thieves with the boy next door
    hizo un amigo nuevo en el cole`,
  'hard-day-done': `
    has gone a whole month without skipping school
    had his tonsils out and walked into theatre holding the nurses hand
    had grommets put in and was home for tea
    back in school every day after months at home
    had her brace fitted and did not complain
    put the brace in and went to school
    had all her blood taken and did not move
    sat through the haircut
    was brave at the dentist
    let the doctor look in her ear
    got through the funeral
    said bye to mummy and ran in
    filling done and did not flinch
    had her jabs and did not cry
    let the nurse take blood
    had the cast off today and was brave about the saw
    went into class without crying
    waved goodbye at the gate with a smile
    walked in on her own this morning
    sat all her exams
    first day at the new school over
    got on the plane though he was frightened
    haircut done, sat still as a statue
    went to the funeral and held my hand
    kept her plaster on for six weeks without a moan
    lay still in the scanner for half an hour
    stood in the assembly and said her lines
    got through the fire drill
    the operation is behind him
    first week of nursery without tears
    rode the lift up to the top though she was scared
    got through the sleepover without ringing
    did the eye test and the drops
    went to the dentist and opened wide
    fue al dentista y no lloro`,
  'helped-at-home': `
    unpacked the shopping and filled the freezer
    made everyone pancakes on mothers day
    painted the shed with her dad
    put his dirty clothes in the basket every night
    minded the baby while I had a bath
    put his own bowl in the sink
    laid the table without being asked
    brought all the shopping in because my back is bad
    hoovered the stairs without being asked
    put his plate in the dishwasher
    set the table for six
    made tea for us while I was ill
    tidied the whole playroom
    sorted the socks with granny
    washed up after dinner
    fed the rabbits every morning this week
    helped daddy wash the car
    carried the bags in from the shop
    peeled the potatoes
    put the bins out
    made his bed every day
    watered the tomatoes
    looked after the baby while I showered
    walked the dog with grandad
    folded the washing
    puso la mesa
    recogio su cuarto
    cleaned the bathroom for pocket money`,
  'new-thing-managed': `
    went round the whole soft play at a party though she knew hardly anybody
    did the obstacle course at the trampoline park
    went on the trampolines for the first time
    tried sushi
    held a snake
    first time camping in a tent
    wore a costume for the first time
    crossed the wobbly bridge at the park
    let go of mummys leg at playgroup
    rode a pony at the fair
    went in the swimming pool up to her neck
    wore his sunhat all afternoon
    ordered his own ice cream
    waved at the bin men after months of hiding behind me
    made it through the first week at the new school
    went on the big slide
    went to a party without me
    said hello to the lady in the shop
    stroked a dog for the first time
    walked to school without me
    tried broccoli and liked it
    spent the night at a friends
    first time on the bus alone
    patted the kitten softly
    went down the big slide
    went on the rollercoaster she had been scared of
    tried broccoli
    first bite of a strawberry
    ate peas for the first time
    gave her bottle to the bottle fairy
    first night away at nana's
    slept at grandma's without ringing us
    put her face in the water
    jumped off the side of the pool
    went on the bus on his own for the first time
    walked to the shop by herself
    stroked a dog though he is frightened of them
    first time on a pony
    went to a party and stayed till the end
    wore his new glasses all day
    got on an escalator
    three nights away with the school
    went to holiday club though she knew nobody
    climbed to the top of the wall
    held a spider at the zoo
    sat in the barber's chair for the first time
    subio al tobogan grande`,
  'put-right': `
    told his mum he was the one who broke the lamp
    told us that it was her who spilt the paint
    wrote a letter to his friend after they fell out
    found a note in the corridor and handed it in at the office
    forgave her friend
    owned up to cheating
    told us it was her who broke the vase
    said sorry to his nan off his own bat
    mended the toy he had broken
    took the sweets back to the shop
    handed in a purse that she found
    told the truth though he knew he would be in trouble
    wrote a sorry card
    gave back the pencil she had taken
    cleaned up the paint he spilt and told the teacher
    apologised to the girl she pushed
    made up after the row and helped tidy
    admitted that he had not done his homework
    rang grandad to say sorry
    pidio perdon`,
  'skill-learnt': `
    got his blue belt in judo
    drew a face with eyes and everything
    spelled all ten words right
    got her 10 metre badge
    passed grade 5 trumpet
    does wheelies in his wheelchair now
    got his pen licence
    zipped her own coat up this morning
    zipped up his jacket all by himself
    did up his buttons
    tied her own shoelaces
    put his shoes on the right feet
    wrote her name for the first time
    learnt to whistle
    swam a whole length
    read a whole book to the dog
    can ride without stabilisers
    counted to a hundred
    knows all his times tables now
    cut up his own dinner with a knife
    climbed the rope to the top
    can zip up her own coat
    can do her buttons
    learned to whistle
    swam a length without armbands
    swims without floats now
    rides a bike without stabilisers
    did her first cartwheel
    can tie a bow
    reads a whole page
    read a whole chapter book
    writes her own name
    can count to a hundred
    knows all her times tables
    learned to tell the time
    can cut with scissors
    can hop on one leg
    learned to use his wheelchair in tight corners
    got her pen licence
    knows the alphabet
    can make a sandwich
    plays a tune on the ukulele
    learned to float on her back
    ha aprendido a nadar
    ya sabe atarse los cordones`,
  'spoke-up': `
    wrote a letter to the council about the broken swing
    said hello to her gran on the phone in spanish
    walked away from some girls who were vaping
    told her form tutor about some girls in her year
    told his head of year about the messages
    told the school counsellor what has been going on
    emailed his teacher to say that it was too much
    phoned the shop herself to ask
    made her first phone call to a stranger
    told a joke to the whole table
    put her hand up at circle time for the first time
    told the teacher when she broke the ruler
    said no when her friend wanted her to take sweets
    asked for help with maths instead of hiding it
    told us about the man online
    told a grown up when a boy hurt her
    put her hand up at circle time
    rang the dentist himself to book
    told the nurse where it hurt
    admitted that she was scared and asked for a hand
    told the dinner lady that a friend was being pushed
    told us that he was being bullied
    put her hand up and asked
    asked the teacher for help instead of crying
    ordered his own meal
    asked the shop lady for an ice cream
    said no when they dared her
    told a grown-up about the big boys
    said stop I do not like it
    spoke in front of the whole class
    gave a talk about snails
    said please and thank you to the waiter
    stuck up for a boy who was picked on
    stood up to her friends when they were nasty
    told her aunt that she did not want a kiss
    whispered yes to the register
    rang the doctor's herself
    told the coach that he was hurt
    used her words instead of biting
    se atrevio a hablar en clase`,
  'tried-again': `
    went to school every day this half term
    passed on the second try
    failed the grade and then got it
    fell off and got back on
    the tower fell and he started again
    stuck with the recorder for a year
    kept practising till it worked
    went back to swimming though she had said never again
    did not give up on the puzzle
    tried out for the team again
    got the sum wrong five times and then right
    rebuilt the whole model after it broke
    went back to judo after a bad fall
    took the driving theory of life again she says
    kept going to the end of the race though last
    wrote it out again without a fuss
    lo intento otra vez`,
  'waited-and-shared': `
    lost at snap and said well done to her cousin
    lost the match and shook hands
    let his sister go first
    gave her cousin the bigger half
    waited for her turn on the slide
    let his sister have the red cup
    gave his brother the bigger half
    shared the swing
    shared his last sweet with me
    took turns on the scooter
    let her cousin go first
    stood in the queue without pushing
    waited till I was off the phone
    lent his best car to a friend
    split the biscuit in two
    let another boy play with his new lorry
    gave up the front seat
    played a game and took turns
    swapped cards and did not fight
    did not interrupt once
    compartio sus juguetes`,
  'was-kind': `
    sat with the new boy at lunch without being asked
    a new girl speaks no English and she showed her where everything is
    the teacher told me he had looked after the new child all day
    she went over to a boy who was alone and asked him to play
    gave half of his sandwich to a child who had none
    showed the new girl the pegs and the toilets
    went up to the new girl at lunch and asked her to sit with them
    talked to the new boy with a translator so that he was not alone
    gave a purse back to a lady who had dropped it
    stopped a fight between two younger boys by talking to them
    gave up her place at the front so a smaller girl could see
    sat with a new boy at lunch because he was on his own
    picked up litter on the beach with her class
    sat with the new girl at lunch every day this week
    let her baby brother knock her tower down and laughed
    gave back the ten pounds she found in the playground
    handed in a purse that she found
    raised money for the dogs home by washing cars
    gave her pocket money to the food bank
    sold lemonade for charity
    picked up litter in the park without being asked
    collected coats for the homeless
    made a card for a boy who was ill
    carried the shopping for the neighbour
    cheered up a friend who had fallen
    was gentle with the new kitten
    patted the kitten so softly
    kissed her brother better
    gave her birthday money to the cats home
    held a little boy's hand who was crying
    made a card for the lollipop lady
    put a plaster on her friend's knee
    sat with a girl who was alone
    invited the new boy to sit with him
    let a child who needed the loo go before her in the queue
    looked after her cousin at the party
    picked flowers for the lady next door
    gave away his old toys
    raised money for the hospice
    helped an old man with his bags
    stroked the baby so gently
    shared her lunch with a girl who forgot hers
    defended a boy who was picked on
    gave grandad a hug because he was sad
    told her brother his drawing was lovely
    included a girl nobody plays with
    donated her hair
    ayudo a un nino que se cayo`,
  'gone-well': `
    held my hand all the way to the shops and didnt run off once
    walked nicely next to the pushchair the whole way
    stayed close to me in the car park
    got up on time by himself every school day
    planted seeds and watered them until they grew
    had her first speaking part in the show, two lines
    goes to drama club on his own every week and was in the play
    lost a tooth in the middle of the play and kept going
    we had a nice time
    it was a good time for all
    had fun at the fair
    a happy day out
    scored the winning goal
    third in the chess
    got picked for the school council
    won a medal
    her painting is in an exhibition
    got a distinction in ballet
    passed level four gymnastics
    black belt
    finished the reading challenge
    finished a huge jigsaw
    ran five kilometres
    star of the week
    got the part in the play
    got into the school she wanted
    got a certificate in assembly
    lost her first tooth
    his team won the cup
    had a brilliant week
    got the headteacher's award
    grew two centimetres
    sang a solo
    played in a concert
    made the county squad
    built a den
    came back from camp beaming
    her story was read out
    it was a lovely day at the beach
    gano la carrera`,
};
