import type { Fields } from '../fields/field.ts';

/**
 * What parents type that none of the situations is about, by kinds that share their words. Knowing what these look like keeps a
 * text from the nearest situation that merely has a word of it: "a new timetable" is no new school.
 */
export const OUTSIDE: Fields = {
  rituals: `
    keeps counting the stairs
    counts every step and starts again
    taps the door frame four times
    wont step on the cracks in the pavement
    touches every lamp post
    puts all the shoes in a row
    lines up the cars by colour
    reads every number plate aloud
    walks round every drain cover`,
  small_hurts: `
    wont have a plaster on
    screams when i take the plaster off
    grazed her knee and panicked because there was blood
    cant look at blood, goes white at a cut finger
    picks the scab on his knee
    splinter in her finger and will not let me near it
    leg pains at night, growing pains
    his legs ache at bedtime and the doctor says it is growing pains`,
  not_understood: `
    speech therapy and hates it when people say what
    people cannot understand what he says and he gives up
    gets upset when nobody understands her words
    has a speech delay and shouts when we do not get it`,
  seating: `
    the teacher moved him away from his best friend and he is furious
    not allowed to sit next to her friend any more
    new seating plan and she is in tears`,
  embarrassed: `
    called the teacher mum in front of everyone and is so embarrassed
    fell over in assembly and everyone saw
    mortified because she tripped on stage
    so embarrassed he will not go back`,
  afraid_of_fire: `
    afraid of fire and wont be in the kitchen when the hob is on
    scared of candles on a birthday cake
    frightened of the flames of the gas cooker`,
  sports_day: `
    sports day next week is too loud and too different
    dreading sports day because he comes last
    will not take part in sports day
    scared of sports day, everyone watching
    cried at the egg and spoon race
    sports day practice every day and she cannot cope`,
  after_school_club: `
    starting after school club on monday because i have gone back to work
    hates after school club, everyone else goes home
    new to breakfast club and cries`,
  looking_after_someone_new: `
    new girl only speaks japanese and the teacher has asked my daughter to look after her
    asked to be the buddy for a new boy and nervous about it
    has to show the new child round and does not know what to say
    a boy who speaks no english has joined and he wants to help him`,
  copying: `
    imitates his favourite youtuber all day
    copies the way his dad walks
    copies the letters wrong from the board`,
  diagnosis: `
    I think she is autistic, we're on the waiting list
    waiting for an autism assessment
    we suspect adhd and wait for an appointment
    school thinks he may have autism
    being assessed for dyspraxia
    the nursery wants an educational psychologist to see him
    could it be sensory processing disorder
    on the pathway, no diagnosis yet
    teacher wonders about adhd
    my mother says he is on the spectrum, I am not sure
    health visitor flagged a delay
    global developmental delay
    fragile x, how do we explain it
    dyspraxia, falls over everything
    has fetal alcohol syndrome
    speech delay, nobody understands him`,
  quarrels: `
    the family fell out and we will not see her uncle any more
    grandma and I do not talk at the moment
    my parents split up after forty years
    why doesn't auntie visit any more
    my brother is in trouble with the police
    we argue with the neighbours about the fence
    his godmother broke contact
    cousins are not allowed to come any more
    doesnt want to go to grandmas anymore
    refuses to visit nan and wont say why`,
  clinging: `
    won't let me leave the room, not even for the loo
    afraid of being upstairs alone, somebody must come along each time
    will not go upstairs on her own, not even by day
    wants somebody to come upstairs with him every time
    follows me round the house like a shadow
    only mummy will do, daddy may not even pour the milk
    wants to be carried all the time
    does not want his father to pick him up
    refuses to stay with the babysitter
    sits on me when visitors come
    rejects me and wants only her dad
    screams when I have a shower
    her big sister started school and she cries for her all day
    misses his brother when he is at school
    cries when i leave the room even to go for a wee
    wont let me go to the loo on my own
    screams if i go into the kitchen
    wants mummy to do everything not daddy
    only mummy can pour his milk
    daddy isnt allowed to help her
    cries if anyone but me picks her up from nursery
    wont go home with nan from school
    gets cross when daddy helps instead of mummy
    wont let nanny push the buggy only me`,
  mouthing: `
    puts stones and coins in his mouth
    chews his collar and sleeves
    eats sand, paper, chalk
    licks windows and railings
    sucks her hair
    chews pencils at school
    swallowed a bead
    swallowed a button, had to go to A and E and is now scared to eat
    picks his nose and eats it
    dribbles on his shirt
    grinds her teeth`,
  odd_fears: `
    scared of the school bus
    does not dare to go on the bus to school
    afraid of the bus in the morning
    will not ride the bus
    frightened of feathers
    afraid of her own shadow in the sun
    terrified of statues
    scared of buttons
    afraid of the hoover robot
    scared of hamsters
    afraid of cats
    cows in the field frighten him
    fear of horses
    pigeons, gulls, geese, any bird makes her run
    scared of bald men
    scared of the colour red
    afraid of bridges and heights
    won't go down the slide, it is too high
    frightened of the car wash
    tunnels on the motorway make him cry
    scared of mirrors
    dolls with open eyes give her the creeps
    scared of trains at the platform
    statues in the church
    scared of the moon
    worried a volcano will come
    she is scared of men with deep voices
    scared of the baby monitor
    panic about swallowing a pip
    the hamster bit her and now she won't touch him
    the cat scratched him and he keeps away from it
    afraid of grass and of sand on his feet
    scared of sharks after a film
    frightened by the picture of a clock in the hall
    afraid of the deep voice of a teacher's husband`,
  believing: `
    tooth fairy forgot to come
    wants to know if god is real
    is magic real
    believes he is a cat
    has an imaginary friend who sits at the table
    thinks he can fly
    will only answer to the name of a superhero
    says her doll talks to her`,
  wondering: `
    where do babies come from
    asked where babies come from
    asked me what sex is
    how did the baby get into the tummy
    wants to know how babies are made and get out
    heard the word sex at school and asks what it means
    asks what a period is
    why is the sky blue
    what happens when you die, just curious
    how does money work
    asks why people are poor
    asks about god and heaven
    why do people have different languages
    where does the sun go at night
    wants to know how old the earth is
    why do I have to go to school at all
    a thousand questions a day
    how are babies made, he's six
    what is a lawyer
    asks why men can't have babies
    who invented school
    what is divorce, a friend at school told him the word
    asks why the leaves fall`,
  faith_and_days: `
    first communion on sunday
    he is bored in church
    her christening as a big girl
    shabbat without screens
    we don't celebrate birthdays
    halloween is not for our family and she asks why
    mother's day at school when she has two dads
    remembrance day silence
    birthday falls into the holidays
    advent calendar eaten in one go
    her birthday is over and she is back to normal days`,
  gender: `
    my son wants to wear dresses
    she says she is a boy
    he likes pink and dolls, grandpa moans
    wants to be called Max and not Maisie
    does not want long hair like a girl
    nail varnish on a boy
    she hates dresses
    he wants to dance ballet
    non binary at eleven, new name`,
  self_care: `
    hates the feeling of sand on her feet
    won't touch grass with bare feet
    sticky hands make him scream
    cannot tie shoelaces
    wellies on the wrong feet
    won't blow his nose
    won't wear sun cream
    takes off his hat and gloves
    never washes hands after the toilet
    buttons and zips are hard
    won't change his pants
    wants to wear the same costume every day
    walks barefoot in winter
    runs round naked
    refuses a bike helmet
    won't use a knife and fork
    eats with his fingers and talks with his mouth full
    spills everything
    snoring
    farts and burps at the table
    wears pyjamas to the shop
    drinks too little water
    pierced ears
    wants make up at nine
    scratches a mosquito bite
    a plaster has to come off
    splinter in the foot
    hiccups
    nosebleeds
    warts and verrucas
    constipation tea`,
  lessons_and_hobbies: `
    won't practise the piano
    wants to give up ballet
    hates the violin
    football training on rainy days
    learning to ride a bike without stabilisers
    roller skates, falls a lot
    wants to be in the choir but sings flat
    karate belt
    horse riding lessons cost too much
    brownies, cubs, scouts, doesn't want to go
    too many clubs, she is worn out
    can't whistle
    can't catch a ball
    gymnastics, afraid of the beam
    cut off her own fringe with the craft scissors and feels silly
    cut his own hair before the school photo
    climbing wall
    skipping rope
    chess club is full
    drum kit at home
    handwriting is messy
    holds the pencil wrong
    left handed with scissors
    drawing only circles
    jigsaws
    knitting
    wants to be a footballer and nothing else
    mixes two languages
    does not want to speak polish with me any more
    arabic school on saturdays`,
  single_minded: `
    only talks about trains
    obsessed with washing machines
    lines up cars for hours
    collects stones and sticks
    everything is dinosaurs
    the same book a hundred times
    same song over and over
    maps, flags, numbers all day
    watches the bin lorry
    wants to know every bus number
    hoards bottle tops
    opens and shuts doors
    flaps his hands when happy
    spins round and round
    walks on tiptoes
    hums all day long
    talks to himself
    asks the same question again and again
    smells everything
    must always walk on the left
    needs the blue cup and no other
    toast must be cut in triangles
    hates the number seven`,
  manners: `
    never says please or thank you
    won't say hello or goodbye
    whines from morning to night
    sulks
    rolls his eyes at me
    does not listen, I have to say it ten times
    ignores me when I call
    moody teenager
    says I'm boring
    shows off and brags
    bossy little madam
    tells tales on others
    laughs at the wrong moment
    says everything is unfair
    nags for things
    argues about each word
    pretends not to hear
    stubborn as a mule
    spoilt by grandparents
    swings on the chair at the table
    says no to everything
    demands, orders, commands
    pulls faces in photos
    grumpy after school
    too loud, no indoor voice
    talks all day without a break
    slow, dawdles on each walk
    forgets what he is told
    loses her gloves and jumpers
    careless with things, breaks stuff by accident
    draws on walls
    drew on the sofa with felt tip
    scribbles on everything
    coloured in the wallpaper
    wrote her name on the table
    eats too fast
    wolfs down his dinner
    wolfs down his food
    gobbles his food
    shovels her food in
    stuffs too much in his mouth
    bolts his dinner
    doesnt chew properly, eats so fast
    parents expect too much of him
    we expect too much of her
    grandparents expect top marks from her
    everyone expects him to be like his clever sister
    under a lot of pressure from family to do well
    has to translate for me because i dont speak english
    translates for her mum at the doctors
    interprets for his parents because they dont speak much english
    has to read all our letters to us
    hates it when his dinner is not on the blue plate
    wants the red cup and only the red cup
    cries if her toast is cut in squares
    screams if her sandwich is cut the wrong way
    meltdown because i gave him the wrong cup
    feels like everyone stares at her in the canteen
    wont eat in front of people at school
    thinks everyone is looking at him
    first time at brownies and shes nervous
    starting cubs and doesnt know anyone
    starting karate on saturday and he is nervous
    first day at football club
    starting ballet next week and wont let go of my hand
    tells his grandma he doesnt like her presents
    ungrateful for her birthday presents
    said he already had it when nan gave him a present
    cries because the present was not what she wanted in front of everyone
    her friends said her teddy is babyish
    still plays with dolls and gets laughed at
    growing out of his favourite toy and sad about it
    wants to wear a princess dress to nursery every day
    wears her elsa dress everywhere
    batman costume to nursery every day
    her mum cant come to her assembly because she has to work
    i cant go to his nativity because of work
    nobody can come to watch his match
    our cat got run over and is at the vets
    our dog is having an operation at the vet and she is worried
    the rabbit is poorly and at the vet
    nan has gone into a care home and she feels guilty for not visiting
    his great gran lives in a care home now
    keeps climbing on the kitchen table
    climbs on everything at home
    climbs up the bookcase
    jumps on the sofa all day
    thinks the moon is following her
    scared that the moon is watching him
    bites his own hand when he is excited
    bites her arm when she is frustrated
    worried nobody will come to her birthday party
    thinks no one will come to his party
    hardly anyone is coming to her party
    talks with his mouth full and burps at the table
    terrible table manners
    eats with his fingers and wont use a fork
    burps and farts at the table and laughs
    wants to know if she is adopted because she looks different to us
    asks if he is adopted because he has different hair
    says he doesnt look like anyone in the family
    wont leave the house without his toy digger
    has to take three teddies everywhere
    tells strangers everything about us
    tells the whole bus our business
    grabs my glasses off my face and laughs
    pulls my hair and grabs my necklace
    doesnt want to go to beavers since his friend left
    cries if she isnt sat next to her best friend
    only wants to sit by one girl and cries when she cant
    wont go to dance now her friend has stopped
    she has her first job at a cafe on saturday and is nervous
    starts work experience on monday
    worried about leaving the cat when we go on holiday
    who will feed the rabbit when we are away
    is embarrassed that her mum is older than all the other mums
    doesnt want his dad to walk him to the gate any more
    embarrassed by our old car
    wont let me wipe his nose
    screams when i wipe her nose
    wont keep his hat on in the sun
    takes her sun hat off all the time
    will not lie still for a nappy change
    rolls over and screams at every nappy change
    sad because nana went home to ireland after staying with us
    cried when daddy shaved off his beard`,
  chores_and_money: `
    pocket money
    wants to be paid for chores
    won't feed the fish
    setting the table
    taking the bins out
    saves for a bike
    wants brand trainers because she likes them
    spends all on football cards
    swaps toys with friends and regrets it
    sold his scooter to a boy for two pounds
    emptying the dishwasher
    walk the dog, whose job is it`,
  dangers: `
    climbs on the shelf
    plays with matches
    touches the hot stove
    opens the window and leans out
    won't hold hands by the road
    jumps off the roof of the shed
    swallows magnets
    runs with scissors
    throws sand
    hides in the washing machine
    unlocks the front door at night
    rides his bike without looking
    near the river alone
    pets strange animals
    plugs and sockets
    wants to walk to school on his own
    home alone for the first time
    crossing the road by herself
    wants to walk to school on her own
    starts walking to school without me next week
    walking home alone from school for the first time
    going to the shop on his own for the first time
    first babysitting job
    babysitting for the neighbours
    minding the neighbours children for money`,
  chores_for_others: `
    has to look after his little brothers because I work
    minds her little sister after school and says it is unfair
    babysits the younger ones a lot and is fed up with it
    helps me with the baby and wants time for herself
    always the one who has to watch the little ones`,
  between_friends: `
    her two best friends have fallen out and she is stuck in the middle
    two of his friends are not talking and both want him on their side
    piggy in the middle between two friends
    her two mates have had a row and she does not know who to sit with
    she and her friend both fancy the same boy
    fancies a boy in her class and her friends tease
    has a boyfriend and they fell out`,
  care_home: `
    nan has gone into a care home and he doesnt want to visit
    great grandma moved into a care home
    grandad lives in a nursing home now, she does not like the visits
    great nan is in a home and the visits are long and smelly`,
  quitting: `
    scared of walking home in the dark in winter
    wants to quit piano
    wants to stop dancing lessons we paid for
    wants to give up football half way through the season
    moans on every walk
    wants to go to town with her friends on saturday
    wants to get the bus on his own with his mates
    wants to go to the shops without us`,
  school_matters: `
    does not want to wear the uniform tie
    bored in lessons because he is ahead
    school trip to the museum
    skips a grade
    home schooling from september
    school council election lost
    changed seats, sits next to a boy she dislikes
    wants to sit by the window in class
    school photo day, won't smile
    packed lunch or school dinner
    the school bus is loud and he sits alone there
    walks to school with a neighbour
    sports day
    world book day costume
    got a part as a tree
    half term is too long
    bored in the holidays
    holiday club, doesn't know what it'll be like
    lost property
    borrowed library book got wet
    he is the tallest of the class
    she is the smallest of the year
    teacher chose another child as monitor
    house points
    sits alone on the bus because he likes it
    school closes for good
    the class goldfish needs a carer for the holidays
    does not like PE
    finishing school, leavers' day
    wants to sit with boys not girls
    exchange letters
    wears a mask at school
    asks for a class pet
    doesnt want to go to after school club
    cries when it is after school club day
    hates breakfast club
    holiday club every day and he hates it
    first trip to the farm with nursery
    wont talk to the new counsellor at school
    refuses to see the school counsellor
    has extra maths with the teaching assistant and thinks hes thick
    in the bottom group for maths
    maths makes her cry
    cant learn his times tables
    moved seats in class and does not like it`,
  love: `
    in love with a girl of his class
    wants to marry her brother
    kissed a boy in the playground
    valentines card
    has a girlfriend at six
    crush on the teacher
    first boyfriend at twelve
    heartbroken because a boy dumped her
    hes in love with a girl in his class and she doesnt know he exists
    she has a crush on a boy in year 9
    fancies a boy in her class and cant stop thinking about him
    wrote a love letter to a girl at school
    has her first boyfriend`,
  parents_own: `
    our au pair is leaving
    the nanny leaves us next month
    her childminder is closing down
    I shouted at her this morning and want to say sorry
    I feel guilty
    I'm at the end of my tether
    how do I stop yelling at my kids
    I am a single mum and there's no time
    my husband is too strict
    granny gives them sweets behind my back
    we disagree about rules at home
    I drank too much at the party and she saw it
    I have a wheelchair and people stare
    I'm pregnant with someone else's baby as a surrogate
    mummy is starting university
    daddy shaved his beard
    I dyed my hair and he doesn't know me
    mum broke her toe
    I'm getting glasses
    daddy is learning to drive
    I quit smoking and am grumpy
    we are vegetarian now
    mummy and mama, two mums, how to tell her story
    donor conceived, tell her early
    he was an IVF baby
    single mother by choice, asks where his dad is
    never met his father and asks about him
    dad does not pay and does not call`,
  house_and_world: `
    our car broke down
    the shed burnt at the neighbours
    new sofa, he wants the old one back
    new curtains she does not like
    builders in the house and dust everywhere
    the tree in our garden was felled
    power cut and no telly
    the neighbours have a drum kit
    new fridge that hums
    snow day
    heatwave and can't play out
    wants a pony
    wants a dog and can't have one
    the swing broke
    garden snails
    her ice lolly fell
    our chickens stopped laying
    bus driver was grumpy
    lost in a maze
    lost her library card
    a toy broke
    favourite jumper shrank in the wash
    his balloon flew off
    sandcastle washed away
    the playground is closed
    her plant died
    butterflies hatched and flew
    vegetarian at seven, sad about animals eaten
    litter in the park makes him angry
    voting day
    a king was crowned
    moon landing
    aliens
    quicksand
    plague and lockdown memories
    tax and passports
    new car, he misses the red one
    burst pipe and no bathroom for a week
    wants to be famous
    wants a tattoo
    we go vegan
    cousins visit for three weeks and she gives up her bedroom
    guests at home for easter
    a camera stolen on holiday
    her favourite cafe shut down
    grandparents sold their farm`,
  nothing_said: `
    please write something nice
    a story please
    help
    my child is difficult
    I don't know what to do any more
    everything is hard at the moment
    behaviour
    problems at home
    he's not himself
    general advice
    parenting
    bad day
    something for my son
    she is five and lovely
    just a phase
    asdf
    no idea
    test
    lorem ipsum
    a bit of everything
    he is so annoying
    special needs
    strong willed child
    terrible twos
    sensitive girl
    highly sensitive
    gifted and bored
    very active boy
    school refusal or whatever it is
    hello
    transition
    emotions
    independence
    resilience`,
  toddler_ways: `
    takes her nappy off in the cot at nap time
    strips off in his cot and wees
    screams when i put him in the buggy
    wont go in the pram
    arches her back in the pushchair
    copies everything her older sister says
    repeats every word his brother says
    drinks the bath water
    points and shouts instead of saying please
    puts his shoes on the wrong feet
    will not keep her hat on
    empties every drawer
    wont lie still for a nappy change
    rolls and kicks when i change his nappy
    nappy change is a wrestling match
    kicks the back of my seat all the way in the car
    lets her dinner go cold because she plays
    chucks his beaker across the room
    rips books
    her friend is always on her phone when she comes round
    doesnt listen, i have to ask ten times
    never listens to a word i say
    selective hearing, ignores me
    screams on the changing mat`,
  who_lives_here: `
    aunty is living with us for a while with her kids
    cousins are staying with us until they find a house
    lodger moved in
    dad shouts and throws things
    stepdad shouts a lot`,
  named_in_passing: `
    wants to be carried everywhere
    carry me carry me all the way to the shop
    hates the swings and the slide
    scared of the see-saw
    says he loves daddy more than me
    only cuddles her dad
    cries when it is not me who picks him up
    frightened of the light switch
    will not touch the door handle
    wears his wellies to bed
    will not take off her cape
    has to have the same cup
    keeps taking his shoes off
    got chosen for the school council and did not want to
    picked as class rep
    was made school councillor
    voted captain of the team
    nosebleeds in class and he is embarrassed
    hiccups all through dinner
    leaves the loo without washing his hands
    picks his nose and eats it
    wipes snot on the curtains
    stares at herself in the mirror for hours
    rips up paper all over the house
    pours his drink into his dinner
    peeled the wallpaper off by his bed
    wees in the plant pots
    throws his plate when he has finished
    drops food off the high chair
    plays with her food
    humming all the time
    sings at the table
    talks to himself in the bath
    has an imaginary friend
    thinks a tree will grow in her tummy because she ate a pip
    believes the plug hole is a mouth
    thinks the moon follows us
    asks why people die
    asks where babies come from
    wants to marry his teacher
    wants to quit the violin before the exam
    wants to give up piano
    wants to be a vegetarian and nobody else is
    does not want to go to his cousin's church
    embarrassed of us at the gate
    pretends not to know me in front of his friends
    made fun of my accent
    translates for us at the bank
    worried about her friend who has stopped eating
    her friend is moody and she does not know why
    two friends have fallen out and she is in the middle
    his friend's parents are strange he says
    asked to spy on me by his father
    his real father got in touch after years
    my mother brought him up and wants him back
    a social worker is coming to talk to us
    his gran smacked him
    grandma and grandpa do not speak to us
    family fell out at christmas
    asks why grandma and grandpa do not live together
    asks why we only have one car
    we had a burst pipe and live in a hotel for now
    our car was stolen and he liked it
    somebody nicked his bike
    left handed and everything is the wrong way round
    cannot tie his laces and everybody else can
    cannot whistle and is upset
    clumsy, knocks everything over
    walks on tiptoes
    dribbles and gets called baby
    big for his age and people expect too much
    tall for six and thinks she should be ten
    sunburnt and will not have cream on
    a splinter in his finger and nobody may look
    loves the dustmen and shouts at them
    obsessed with trains and talks of nothing else
    will only talk about dinosaurs
    only wears blue
    wants a pet snake
    wants to go to the shops on her own
    wants to walk home from school alone
    wants her ears pierced
    wants pink hair
    wants to watch films that are too old for him
    saw something on youtube that he should not have
    found a dead bird and asks about it every day
    buried a worm and cried
    scared of falling off the climbing wall
    stuck upside down on the ropes and will not go again
    frightened of the tractor
    afraid of a statue in the park
    afraid of the tide
    worried that a wind will blow him away from us
    nervous about meeting my boss
    has to wait for her results and I am worried
    wants to give all his money away
    bites his own tongue when he eats
    falls off chairs
    rude to the lady in the shop
    giggles when someone is sad
    laughs when I tell her off
    plays doctors with his teddies
    had a row with her coach
    coach only plays his own son
    never gets to be captain
    does the splits at dinner
    he peed in the bath on purpose
    weed on granny's carpet and looked at me
    goes through people's handbags
    opens all the post
    answers the door to strangers
    cuts up her clothes
    cut her own fringe
    shaved off one eyebrow
    drew on his sister
    superglued his fingers`,
  habits_at_hand: `
    eats his lunch on the way to school
    rewinds the film to the scary bit and cries
    wants plaits like her friend and her hair is too short
    shares a birthday with his brother and wants his own
    won't let me post pictures of her
    sobs when her balloon goes flat
    only wants to wear wellies
    has a verruca and wont let me treat it
    screams if his food is too hot
    wants to bring every stick home
    keeps saying she is going to marry her cousin
    eats the playdough
    cut up her school jumper
    hates that her birthday is in the holidays
    hates having two surnames
    started dyeing his hair and his dad wont talk to him
    wants a lock on her bedroom door
    burps the alphabet in church
    cant stop talking about poo at dinner
    wont let daddy sing the bedtime song
    a baby tooth cup got thrown out
    pulls the petals off all the flowers
    locks herself in the bathroom
    wants a different middle name
    hides in the wardrobe as a joke
    sells his snacks at school
    writes on his hand in pen
    rides his scooter indoors
    throws his shoes over the fence
    eats ice from the freezer
    wears odd socks on purpose
    always picks the longest book
    hates the sound of his own name
    wants to sleep in the tent in the garden
    wont use the new sofa
    the school changed its uniform
    the bus route has changed
    his favourite player left the club
    we had to cancel netflix
    cannot find the end of the sellotape and rages
    hates when grandma pinches her cheeks
    wont give grandad a high five
    wants to know every rule before she plays
    asks the price of everything
    wants to be a baby animal and crawls in the shop
    tells the neighbours what we had for tea
    cries at adverts
    collects rubbers and counts them every night
    always has a stone in her pocket
    wont take his rucksack off indoors
    runs the tap to hear it
    puts stickers on the windows
    wakes the dog up
    chases the chickens
    rings the doorbell ten times
    wants to hold the remote
    eats the same breakfast every day
    washes her hands after touching the cat
    counts steps out loud
    says goodnight to every toy
    kicks the back of my seat the whole drive
    stuffs her mouth with so much banana she gags
    wont leave the house without checking the fish
    wont wear her hood in the rain
    wants to be vegetarian and we are farmers
    has a new baby cousin and pretends to be a baby
    her best friend at nursery has moved up to the big room
    her twin got moved up to top set
    had a nosebleed in front of the class and wont go back
    growls at people instead of saying hello
    licks everything, shopping trolleys, handrails, other kids
    licks the windows on the bus
    keeps clicking his pen and driving the class mad
    wont stop doing fart noises in assembly
    makes silly noises all day long
    clicks her tongue at the table
    hums while everybody else works
    says sorry a hundred times a day
    says sorry for everything even when it is not her fault
    apologises all the time
    talks in a baby voice
    speaks in a squeaky voice when visitors come
    corrects everyone all the time
    is a know it all and corrects the teacher
    copies everything her best friend does
    repeats the last word of everything
    asks what time it is every five minutes
    collects snails in his pockets and brings them to bed
    brings sticks and stones home every day
    keeps conkers under her pillow
    posts things through the gap in the floorboards
    flushes toys down the toilet
    unrolls the toilet paper
    presses every button in the lift
    turns the lights on and off
    opens and shuts doors over and over
    pours his drink onto the table to see it run
    tips back on his chair at school
    slams doors
    leaves the taps on
    rips the pages out of books
    peels the wallpaper by her bed
    picks the paint off the radiator
    cuts up the curtains with scissors
    draws on the walls
    wipes his nose on the sofa
    bites his toenails
    walks along every wall
    jumps in every puddle on the way to school
    wont walk in the park only wants to be carried
    insists on wearing her frozen dress every single day
    will only wear his football shirt
    wants the same story forty times
    has to walk the same way to school each day
    wants to sit in the same seat on the bus
    spends all her pocket money the day she gets it
    forgets to feed the rabbit
    never shuts the garden gate
    asks strangers how old they are
    asks people for money
    shouts out of the car window at people
    gets out of bed to check the front door is locked
    talks all through films
    tells everyone the end of the story
    reads at the table and does not hear us
    sings at the table`,
  odd_moments: `
    cries when he cannot have the blue plate
    got stuck in the slide tunnel at soft play and wont go again
    his kite got stuck in a tree
    her snowman melted and she sobs
    the tree in our garden was cut down and she is sad
    daddy shaved off his beard and the baby screams
    mum dyed her hair and he does not like it
    we sold the car and he cries for it
    upset about the new sofa
    the corner shop closed and he misses the man
    the lollipop lady has retired
    her balloon flew away
    our au pair is leaving after two years
    our cleaner who has known her all her life is leaving
    the babysitter has moved on
    his ice cream fell in the sand
    her plant died
    the birds left the nest in our garden
    her favourite jumper shrank
    we gave the old toys to charity and she cries
    his friend has a new baby brother and now he asks for one
    the hamster escaped
    snail died, wanted to bury it
    lost his place in the queue for the bouncy castle
    the bus was full and we had to wait
    wants to marry her teacher
    is heartbroken her teacher is getting married`,
  at_lunch_and_play: `
    last to finish lunch every day and misses play
    eats so slowly that he misses playtime
    hates being last in the line
    wants to be at the front of the line every time
    the dinner hall is too long a wait
    does not like sitting at the end of the table
    always has to win the race to the car
    gets picked to be the goalie and hates it
    hates wearing a bib in football
    after school club is too long and he is tired
    starting after school club next week
    her brother has gone off to big school and she has nobody to play with at home
    misses her sister who is at school all day`,
  kin_and_us: `
    is embarrassed by my accent when i pick him up
    embarrassed that grandad picks her up on his tractor
    her grandma speaks only arabic and she does not want to talk to her
    grandpa tells the same jokes and she rolls her eyes
    shouted at me that he hates me
    says she likes daddy more than me
    says he wants a different mum
    wants her friends mum to be her mum
    grandma gives the cousins bigger presents
    he and grandad cheer for different teams and it ends in tears
    keeps asking why grandad has no hair since the hospital
    asks why nan has a stick
    uncle teases her and she hates it
    her aunt calls her by the wrong name
    daddy has a new job and wears a uniform now
    mummy has started university
    we have no car and all his friends do
    our house is messy and she wont have friends over
    mum and dad speak different languages to him`,
  frights_and_dares: `
    scared of going on the roller coaster but all her friends will
    scared of the diving board
    afraid of men with beards
    scared the moon follows us home
    scared of the drain in the bath taking his toys
    wont go near seaweed
    scared of cows and geese
    scared of the ladder in the gym
    afraid of the climbing rope
    afraid of the plughole
    scared of pictures in the hall
    scared of the school caretaker
    scared of the bin men
    scared of the old house on our road
    wont go on a boat
    panics on swings
    afraid to jump off the wall
    her imaginary friend has to have a seat at the table
    an imaginary friend blamed for everything`,
};
