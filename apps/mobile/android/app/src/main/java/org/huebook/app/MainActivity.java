package org.huebook.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
