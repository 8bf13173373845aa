from theomachy.cli.main import main

main()
